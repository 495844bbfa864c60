import type { BrowserContext } from 'playwright-core'
import { scrollToEnd, watchQuiet } from './quiet.ts'
import type { Site } from './site.ts'
import type { Loaded } from './wire.ts'

/** A mid-range phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Answers all requests to other hosts with nothing. */
export const keepInside = (context: BrowserContext, site: string) =>
  context.route(
    (url) => url.origin !== site,
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  )

const emptyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"/>'

const noted = `(() => {
  const [page] = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource')
  return {
    url: page.name,
    loadedAt: page.loadEventStart,
    bytes: page.encodedBodySize,
    resources: resources.map(({ name, startTime, encodedBodySize }) => ({
      url: name,
      startedAt: startTime,
      bytes: encodedBodySize,
    })),
  }
})()`

export type Visit = {
  /** Until the page was idle. */
  idle: Loaded
  /** Once it was scrolled to its end. */
  read: Loaded
}

/** A visit with an empty cache that scrolls to the end and touches nothing. */
export const visit = async ({ browser, url }: Site, path: string): Promise<Visit> => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  await page.goto(`${url}${path}`)
  await quiet()
  const idle = await page.evaluate<Loaded>(noted)
  await scrollToEnd(page)
  await quiet()
  const read = await page.evaluate<Loaded>(noted)
  await context.close()
  return { idle, read }
}
