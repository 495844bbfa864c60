import type { Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { missingPage, publicPages } from './pages.ts'
import { scrollToEnd, watchQuiet } from './quiet.ts'
import { type Site, withSite } from './site.ts'
import { blockingTime, layoutShift, median, type Shift } from './steadiness.ts'
import { readTrace, traceCategories } from './trace.ts'
import { keepInside, phone } from './visit.ts'

/** How much slower than this machine the phone is. */
const slowness = 4

const noteShifts = `(() => {
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) shifts.push({ at: startTime, value })
  }).observe({ type: 'layout-shift', buffered: true })
})()`

/** Touches the page, which begins the effects, and reads it to its end. */
const read = async (page: Page, quiet: () => Promise<void>) => {
  await page.locator('h1').first().tap()
  await quiet()
  await scrollToEnd(page)
  await quiet()
  return page.evaluate<Shift[]>('shifts')
}

const visit = async ({ browser, url }: Site, path: string) => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  const quiet = watchQuiet(page)
  await browser.startTracing(page, { categories: traceCategories })
  await page.goto(`${url}${path}`)
  await quiet()
  const { tasks, firstPaint } = readTrace(`${await browser.stopTracing()}`, slowness)
  const shifts = await read(page, quiet)
  await context.close()
  return { blocked: blockingTime(tasks, firstPaint), shift: layoutShift(shifts) }
}

/** Several visits where the first had to wait: one alone may have met a busy machine. */
const visits = async (site: Site, path: string) => {
  const first = await visit(site, path)
  return first.blocked === 0 ? [first] : [first, await visit(site, path), await visit(site, path)]
}

const readingsOf = async (site: Site, path: string): Promise<Reading[]> => {
  const seen = await visits(site, path)
  return [
    { id: 'W5 TBT', of: path, value: median(seen.map(({ blocked }) => blocked)) },
    { id: 'W5 CLS', of: path, value: Math.max(...seen.map(({ shift }) => shift)) },
  ]
}

/** How long a slow phone keeps whoever taps waiting, and whether anything moves under the finger. */
export const loading: Measurement = {
  name: 'loading',
  length: 'short',
  measure: () =>
    withSite({ channel: true }, async (site) => {
      const readings: Reading[] = []
      for (const path of [...publicPages, missingPage])
        readings.push(...(await readingsOf(site, path)))
      return readings
    }),
}
