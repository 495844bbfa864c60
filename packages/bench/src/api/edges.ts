import { documents, listedPages } from '@bong-bari/edge'
import type { Browser, Page } from 'playwright-core'
import { withBrowser } from '../browser.ts'
import { quietNetworkOf } from '../quiet-network.ts'
import type { Measurement, Reading } from '../reading.ts'
import { fillSite } from '../table/fill-site.ts'
import { type IsPublished, startEdgeCache } from './edge-cache.ts'
import { type MeteredSite, withMeteredSite } from './metered-site.ts'
import { askBucket, publishAll } from './publish-all.ts'

const pages = [...listedPages, '/blog/made-up-post-5']

/** Scrolls until nothing more loads. */
const readToTheEnd = async (page: Page, quiet: () => Promise<void>) => {
  const heightOf = () => page.evaluate('document.documentElement.scrollHeight')
  let height: unknown
  do {
    height = await heightOf()
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 2_000)
    await quiet()
  } while (height !== (await heightOf()))
}

/** A visit with an empty cache, to the end of the page. */
const visit = async (browser: Browser, url: string, path: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  // Thumbnails and players are third-party.
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

/** The first request of each published page at a cold edge. */
const measureCold = async ({ url, table }: MeteredSite, isPublished: IsPublished) => {
  const edge = await startEdgeCache(url, isPublished)
  const readings: Reading[] = []
  const ask = async (path: string) => {
    table.taken()
    const answer = await fetch(edge.url + path)
    await answer.text()
    return { status: answer.status, calls: edge.taken().length, reads: table.taken().reads }
  }
  for (const of of [...pages, ...documents]) {
    const { status, calls, reads } = await ask(of)
    if (status !== 200) throw new Error(`${of} was answered ${status}.`)
    readings.push({ id: 'D2 cold calls', of, value: calls })
    readings.push({ id: 'D2 cold reads', of, value: reads })
  }
  const { status, calls } = await ask('/no-such-page')
  await edge.stop()
  if (status !== 404 || calls !== 1) throw new Error('A page that is not there called no function.')
  return readings
}

const measureWarm = async (
  browser: Browser,
  { url, table }: MeteredSite,
  isPublished: IsPublished,
) => {
  const edge = await startEdgeCache(url, isPublished)
  const readings: Reading[] = []
  for (const of of pages) {
    await visit(browser, edge.url, of)
    edge.taken()
    table.taken()
    await visit(browser, edge.url, of)
    readings.push({ id: 'D2 calls', of, value: edge.taken().length })
    readings.push({ id: 'D2 reads', of, value: table.taken().reads })
  }
  await edge.stop()
  return readings
}

const measure = async (site: MeteredSite) => {
  await fillSite(site.table.engine, 'posts', 30)
  await publishAll(site)
  const isPublished = await askBucket(site)
  const cold = await measureCold(site, isPublished)
  const warm = await withBrowser((browser) => measureWarm(browser, site, isPublished))
  return [...cold, ...warm]
}

/** Calls and reads of a page at a cold edge, and of a view at a warm one. */
export const edges: Measurement = {
  name: 'edges',
  measure: () => withMeteredSite(measure),
}
