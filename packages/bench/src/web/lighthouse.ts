import { createServer } from 'node:net'
import lighthouse, { type Flags } from 'lighthouse'
import type { BudgetId } from '../budgets.ts'
import type { Measurement, Reading } from '../reading.ts'
import { publicPages, withSite } from './site.ts'

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Lighthouse's results for a page, in the browser at `flags.port`. Rejects if it could not load it. */
export const askLighthouse = async (url: string, flags: Flags) => {
  const answer = await lighthouse(url, { logLevel: 'silent', ...flags })
  if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}.`)
  const { categories, audits } = answer.lhr
  /** Reads an audit's number; NaN if Lighthouse did not give it. */
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return { categories, number }
}

const rows: Record<string, BudgetId> = {
  performance: 'W9 performance',
  accessibility: 'W9 accessibility',
  'best-practices': 'W9 best practices',
  seo: 'W9 SEO',
}

/** Lighthouse's defaults: phone, slow 4G, 4x CPU slowdown. */
const ask = async (path: string, { site, port }: { site: string; port: number }) => {
  const url = `${site}${path}`
  const { categories, number } = await askLighthouse(url, { port })
  const scores = Object.entries(rows).map(
    ([name, id]): Reading => ({ id, of: path, value: 100 * (categories[name]?.score ?? 0) }),
  )
  const shift = number('cumulative-layout-shift')
  return [...scores, { id: 'W5 CLS' as const, of: `${path}, Lighthouse`, value: shift }]
}

const measure = async () => {
  const port = await freePort()
  const chromiumArguments = [`--remote-debugging-port=${port}`]
  return withSite({ chromiumArguments }, async ({ url }) => {
    const readings: Reading[] = []
    for (const path of publicPages) readings.push(...(await ask(path, { site: url, port })))
    return readings
  })
}

/** Lighthouse's scores of every public page, asked once: each takes some twenty seconds. */
export const lighthouseScores: Measurement = { name: 'lighthouse', measure }
