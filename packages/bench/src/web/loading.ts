import type { Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { missingPage, publicPages } from './pages.ts'
import { scrollToEnd, watchQuiet } from './quiet.ts'
import { type Site, withSite } from './site.ts'
import { blockingTime, layoutShift, median, type Shift, type Task } from './steadiness.ts'
import { keepInside, phone } from './visit.ts'

/** How much slower than this machine the phone is. */
const slowness = 4

const visits = 3

const note = `(() => {
  globalThis.noted = { tasks: [], shifts: [] }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ at: startTime, duration }))
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ at: startTime, value })
  })
})()`

type Noted = { tasks: Task[]; shifts: Shift[]; firstPaint: number }

const noted = (page: Page) =>
  page.evaluate<Noted>(`(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { ...noted, firstPaint: paint?.startTime ?? 0 }
  })()`)

/** Opens a page on a slow phone and reads it to its end, the effects on from the first touch. */
const visit = async ({ browser, url }: Site, path: string) => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  await page.addInitScript(note)
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const quiet = watchQuiet(page)
  await page.goto(`${url}${path}`)
  await quiet()
  const { tasks, firstPaint } = await noted(page)
  await page.locator('h1').first().tap()
  await quiet()
  await scrollToEnd(page)
  await quiet()
  const { shifts } = await noted(page)
  await context.close()
  return { blocked: blockingTime(tasks, firstPaint), shift: layoutShift(shifts) }
}

const readingsOf = async (site: Site, path: string): Promise<Reading[]> => {
  const seen: Awaited<ReturnType<typeof visit>>[] = []
  for (let time = 0; time < visits; time++) seen.push(await visit(site, path))
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
