import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { withEleventy } from './eleventy-site.ts'
import { posts, type Site, withSite } from './site.ts'
import { keepInside, phone, watchQuiet } from './visit.ts'

const pairs = 5
const [bengaliPost = ''] = posts
const paths = ['/', '/blog', bengaliPost]

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const watchPaints = `(() => {
  globalThis.largestPaint = 0
  globalThis.blocked = 0
  new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
})()`

const readCosts = `(() => {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const own = entries.filter(({ name }) => new URL(name).origin === location.origin)
  return {
    kilobytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
    requests: own.length,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    largestPaint,
    blocked,
  }
})()`

type Costs = {
  kilobytes: number
  requests: number
  firstPaint: number
  largestPaint: number
  blocked: number
}

/** Another site, as YouTube or a search is: going on from there begins a process for any page. */
const elsewhere = 'http://elsewhere.test/'

const open = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(elsewhere)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowNetwork)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchPaints)
  const quiet = watchQuiet(page)
  await page.goto(url)
  await quiet()
  const costs = await page.evaluate<Costs>(readCosts)
  await page.close()
  return costs
}

/** A first visit, and the first paint of a second one. Files of other hosts are left out. */
const visitTwice = async ({ browser }: Site, site: string, path: string) => {
  const context = await browser.newContext(phone)
  await keepInside(context, site)
  const first = await open(context, site + path)
  const second = await open(context, site + path)
  await context.close()
  return { ...first, secondVisit: second.firstPaint }
}
type Visit = Awaited<ReturnType<typeof visitTwice>>

const medianOf = (visits: readonly Visit[], cost: keyof Visit) =>
  median(visits.map((one) => one[cost]))

const titles = {
  kilobytes: 'KB',
  requests: 'requests',
  firstPaint: 'first paint, ms',
  largestPaint: 'LCP, ms',
  blocked: 'main thread blocked, ms',
  secondVisit: 'first paint of a second visit, ms',
} satisfies Record<keyof Visit, string>
const costs = Object.keys(titles) as (keyof Visit)[]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

type Pair = { path: string; own: Visit[]; eleventy: Visit[] }

/** The table of docs/PERFORMANCE.md: ours, and Eleventy's after it. */
const tableOf = (measured: readonly Pair[]) => {
  const number = (value: number) => Math.round(value).toLocaleString('en')
  const rows = measured.map(({ path, own, eleventy }) =>
    row([
      path,
      ...costs.map((cost) => `${number(medianOf(own, cost))}; ${number(medianOf(eleventy, cost))}`),
    ]),
  )
  const head = ['page', ...Object.values(titles)]
  return [row(head), row(head.map(() => '---')), ...rows].join('\n')
}

const reports = join(import.meta.dirname, '../../../../.reports')

const measure = async () => {
  const measured = await withSite({}, (site) =>
    withEleventy(site, paths, async (eleventyUrl) => {
      const measured: Pair[] = []
      for (const path of paths) {
        const pair: Pair = { path, own: [], eleventy: [] }
        // In turns, so that the machine's load meets both alike.
        for (let turn = 0; turn < pairs; turn++) {
          pair.own.push(await visitTwice(site, site.url, path))
          pair.eleventy.push(await visitTwice(site, eleventyUrl, path))
        }
        measured.push(pair)
      }
      return measured
    }),
  )
  const table = tableOf(measured)
  console.log(table)
  await mkdir(reports, { recursive: true })
  await writeFile(join(reports, 'loading.md'), table)
  const ratio = ({ own, eleventy }: Pair, cost: keyof Visit) =>
    medianOf(own, cost) / medianOf(eleventy, cost)
  return measured.flatMap((pair): Reading[] => [
    { id: 'W4', of: `${pair.path}, first paint`, value: ratio(pair, 'firstPaint') },
    { id: 'W4', of: `${pair.path}, largest`, value: ratio(pair, 'largestPaint') },
  ])
}

/** What a phone pays for a page of ours beside an Eleventy page of the same content, on a slow network. */
export const besideEleventy: Measurement = { name: 'loading', measure }
