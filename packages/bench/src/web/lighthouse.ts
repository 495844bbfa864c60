import type { BudgetId } from '../budgets.ts'
import type { Measurement, Reading } from '../reading.ts'
import { askLighthouse, freePort } from './ask-lighthouse.ts'
import { publicPages } from './pages.ts'
import { withSite } from './site.ts'

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
