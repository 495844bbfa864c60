import type { Flags } from 'lighthouse'
import type { BudgetId } from '../budgets.ts'
import type { Measurement, Reading } from '../reading.ts'
import { askLighthouse, freePort } from './ask-lighthouse.ts'
import { posts, publicPages } from './pages.ts'
import { withSite } from './site.ts'
import { median } from './steadiness.ts'
import { startTwin } from './twin.ts'

const rows: Record<string, BudgetId> = {
  performance: 'W9 performance',
  accessibility: 'W9 accessibility',
  'best-practices': 'W9 best practices',
  seo: 'W9 SEO',
}

/** The twins' paints are compared; of the other pages only scores are asked. */
const times = { twin: 5, alone: 3 }

/** Home, and the post with the heaviest fonts. */
const twins = ['/', posts[0]]

/** A page that asks search engines to leave it out, as the media kit does at first, is scored for all else. */
const flagsFor = async (url: string, port: number): Promise<Flags> => {
  const isUnlisted = /<meta name="robots" content="noindex"/.test(await (await fetch(url)).text())
  return { port, skipAudits: isUnlisted ? ['is-crawlable'] : null }
}

/** Lighthouse's defaults: phone, slow 4G, 4x CPU slowdown. */
const ask = async (url: string, flags: Flags) => {
  const { categories, number } = await askLighthouse(url, flags)
  const scores = Object.entries(rows).map(([name, id]) => ({
    id,
    value: 100 * (categories[name]?.score ?? 0),
  }))
  const shift = { id: 'W5 CLS' as const, value: number('cumulative-layout-shift') }
  return { paint: number('largest-contentful-paint'), rows: [...scores, shift] }
}
type Asked = Awaited<ReturnType<typeof ask>>

const medians = (of: string, asked: readonly Asked[]): Reading[] =>
  (asked[0]?.rows ?? []).map(({ id }) => ({
    id,
    of: id === 'W5 CLS' ? `${of}, Lighthouse` : of,
    value: median(asked.map(({ rows }) => rows.find((row) => row.id === id)?.value ?? 0)),
  }))

const paintOf = (asked: readonly Asked[]) => median(asked.map(({ paint }) => paint))

type Addresses = { site: string; twin: string; port: number }

/** In turns, so that the machine's load meets both alike. */
const withTwin = async (path: string, { site, twin, port }: Addresses): Promise<Reading[]> => {
  const own: Asked[] = []
  const plain: Asked[] = []
  for (let time = 0; time < times.twin; time++) {
    own.push(await ask(`${site}${path}`, { port }))
    plain.push(await ask(`${twin}${path}`, { port }))
  }
  return [{ id: 'W4', of: path, value: paintOf(own) / paintOf(plain) }, ...medians(path, own)]
}

const alone = async (path: string, { site, port }: Addresses) => {
  const url = `${site}${path}`
  const flags = await flagsFor(url, port)
  const asked: Asked[] = []
  for (let time = 0; time < times.alone; time++) asked.push(await ask(url, flags))
  return medians(path, asked)
}

const measure = async () => {
  const port = await freePort()
  const chromiumArguments = [`--remote-debugging-port=${port}`]
  return withSite({ chromiumArguments }, async ({ url }) => {
    const twin = await startTwin(url)
    const addresses = { site: url, twin: twin.url, port }
    const readings: Reading[] = []
    for (const path of publicPages)
      readings.push(...(await (twins.includes(path) ? withTwin : alone)(path, addresses)))
    await twin.stop()
    return readings
  })
}

/** Scores of public pages, and paint times beside their plain twins. */
export const lighthouseScores: Measurement = { name: 'lighthouse', length: 'full', measure }
