import { setTimeout as pause } from 'node:timers/promises'
import type { Measurement } from '../reading.ts'
import { watchQuiet } from './quiet.ts'
import { type Site, withSite } from './site.ts'
import { keepInside, phone } from './visit.ts'

const seconds = 10

const measure = async ({ browser, url }: Site) => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  await page.goto(`${url}/blog`)
  await quiet()
  const device = await context.newCDPSession(page)
  // Thread time, whatever else the machine does.
  await device.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await device.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  await pause(seconds * 1_000)
  const value = (100 * ((await worked()) - before)) / seconds
  await context.close()
  return [{ id: 'S busy' as const, of: '/blog without a post', value }]
}

/** The work of an idle page. */
export const atRest: Measurement = {
  name: 'at-rest',
  length: 'full',
  measure: () => withSite({ seed: 'none' }, measure),
}
