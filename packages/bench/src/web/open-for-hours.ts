import type { BrowserContext, Page } from 'playwright-core'
import type { Measurement, Reading } from '../reading.ts'
import { logIn } from './log-in.ts'
import { type Quiet, watchQuiet } from './quiet.ts'
import { type Site, withSite } from './site.ts'
import { keepInside } from './visit.ts'

const stepMs = 30_000
const hour = 3_600_000 / stepMs
/** Every poll has run once by then. */
const settling = 16 * 60_000

/** Advances the page's clock in `steps`, letting answers arrive. */
const passTime = async (page: Page, quiet: Quiet, steps: number) => {
  for (let step = 0; step < steps; step++) {
    await page.clock.runFor(stepMs)
    await quiet(100)
  }
}

/** Live bytes of the page, without the browser's list of requests. */
const memoryOf = async (context: BrowserContext, page: Page) => {
  await page.evaluate('performance.clearResourceTimings()')
  const device = await context.newCDPSession(page)
  for (let time = 0; time < 3; time++) await device.send('HeapProfiler.collectGarbage')
  const { usedSize } = await device.send('Runtime.getHeapUsage')
  await device.detach()
  return usedSize
}

const hide = `(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
})()`

const callsDuring = async (page: Page, pass: () => Promise<void>) => {
  let calls = 0
  const count = () => {
    calls++
  }
  page.on('request', count)
  await pass()
  page.off('request', count)
  return calls
}

const leaveOpen = async (context: BrowserContext, url: string, path: string) => {
  const page = await context.newPage()
  await page.clock.install()
  const quiet = watchQuiet(page)
  await page.goto(`${url}${path}`)
  await quiet()
  await passTime(page, quiet, settling / stepMs)
  const before = await memoryOf(context, page)
  await passTime(page, quiet, hour)
  const grown = (await memoryOf(context, page)) / before
  await page.evaluate(hide)
  const calls = await callsDuring(page, () => passTime(page, quiet, hour))
  await page.close()
  return [
    { id: 'S memory', of: path, value: grown },
    { id: 'S hidden', of: path, value: calls },
  ] satisfies Reading[]
}

const measure = async (site: Site) => {
  const context = await site.browser.newContext({ viewport: { width: 1366, height: 768 } })
  await keepInside(context, site.url)
  const visitor = await leaveOpen(context, site.url, '/')
  await logIn(site, context)
  const admin = await leaveOpen(context, site.url, '/admin')
  return [...visitor, ...admin]
}

/** A page left open: an hour in front, an hour in the background. */
export const openForHours: Measurement = {
  name: 'open-for-hours',
  length: 'full',
  measure: () => withSite({ channel: true }, measure),
}
