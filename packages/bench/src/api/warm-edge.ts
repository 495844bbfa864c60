import { listedPages } from '@bong-bari/edge'
import type { Browser, Page } from 'playwright-core'
import { withBrowser } from '../browser.ts'
import { quietNetworkOf } from '../quiet-network.ts'
import type { Measurement, Reading } from '../reading.ts'
import { slugOf } from '../table/even-posts.ts'
import { fillTable } from '../table/fill-table.ts'
import { startEdgeCache } from './edge-cache.ts'
import { type MeteredSite, withMeteredSite } from './metered-site.ts'

const pages = [...listedPages, `/blog/${slugOf(0)}`]

/** Scrolls down until nothing more comes: what loads on does so once the page is alive. */
const readToTheEnd = async (page: Page, quiet: () => Promise<void>) => {
  const heightOf = () => page.evaluate('document.documentElement.scrollHeight')
  let height: unknown
  do {
    height = await heightOf()
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 2_000)
    await quiet()
  } while (height !== (await heightOf()))
}

/** A visitor with an empty cache looks at a page to its end. */
const visit = async (browser: Browser, url: string, path: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  // Thumbnails and players are none of ours.
  await context.route(
    (to) => to.origin !== url,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const quiet = quietNetworkOf(page)
  await page.goto(url + path)
  await quiet()
  await readToTheEnd(page, quiet)
  await context.close()
}

const measureBehind = async (browser: Browser, { url, table }: MeteredSite) => {
  const edge = await startEdgeCache(url)
  const readings: Reading[] = []
  let warming = 0
  for (const of of pages) {
    await visit(browser, edge.url, of)
    warming += edge.taken().length
    table.taken()
    await visit(browser, edge.url, of)
    readings.push({ id: 'D3 calls', of, value: edge.taken().length })
    readings.push({ id: 'D3 reads', of, value: table.taken().reads })
  }
  await edge.stop()
  if (warming === 0) throw new Error('The visits called no function even before the edge was warm.')
  return readings
}

const measure = async (site: MeteredSite) => {
  await fillTable(site.table.engine, { posts: [0, 30], now: Date.now() })
  return withBrowser((browser) => measureBehind(browser, site))
}

/** What a page view calls and reads once somebody else has seen the same page. */
export const warmEdge: Measurement = {
  name: 'warm-edge',
  length: 'short',
  measure: () => withMeteredSite(measure),
}
