import type { Page } from 'playwright-core'
import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { missingPage, publicPages, type Site, withSite } from './site.ts'
import { blockingTime, layoutShift, readTrace, type Shift, traceCategories } from './trace.ts'
import { keepInside, phone, scrollToEnd, watchQuiet } from './visit.ts'

/** CPU slowdown of the phone. */
const slowness = 4

const noteShifts = `(() => {
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) shifts.push({ at: startTime, value })
  }).observe({ type: 'layout-shift', buffered: true })
})()`

/** Touches the page, which starts the effects, and scrolls to its end. */
const read = async (page: Page, quiet: () => Promise<void>) => {
  await page.locator('h1').first().tap()
  await quiet()
  await scrollToEnd(page)
  await quiet()
  return page.evaluate<Shift[]>('shifts')
}

/** Opens a page; returns blocking time and, if read, layout shift. */
const visit = async ({ browser, url }: Site, path: string, { reads }: { reads: boolean }) => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  await page.addInitScript(noteShifts)
  const quiet = watchQuiet(page)
  await browser.startTracing(page, { categories: traceCategories })
  await page.goto(`${url}${path}`)
  await quiet()
  const { tasks, firstPaint } = readTrace(`${await browser.stopTracing()}`, slowness)
  const shifts = reads ? await read(page, quiet) : []
  await context.close()
  return { blocked: blockingTime(tasks, firstPaint), shift: layoutShift(shifts) }
}

const readingsOf = async (site: Site, path: string): Promise<Reading[]> => {
  const { blocked, shift } = await visit(site, path, { reads: true })
  const waits = [blocked]
  // A single visit may have met a busy machine.
  if (blocked > 0)
    for (let again = 0; again < 2; again++)
      waits.push((await visit(site, path, { reads: false })).blocked)
  return [
    { id: 'W5 TBT', of: path, value: median(waits) },
    { id: 'W5 CLS', of: path, value: shift },
  ]
}

/** Blocking time on a slow phone, and layout shift. */
export const steadiness: Measurement = {
  name: 'steadiness',
  measure: () =>
    withSite({ videos: 60 }, async (site) => {
      const readings: Reading[] = []
      for (const path of [...publicPages, missingPage])
        readings.push(...(await readingsOf(site, path)))
      return readings
    }),
}
