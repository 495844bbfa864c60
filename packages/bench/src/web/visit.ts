import type { BrowserContext, Page } from 'playwright-core'
import { quietNetworkOf } from '../browser.ts'
import type { Site } from './site.ts'

/** One loaded file; bytes are those of the compressed body. */
type Resource = { url: string; startedAt: number; bytes: number }

/** A page: its own bytes, the time of `load`, and all it loaded. */
type Loaded = { url: string; loadedAt: number; bytes: number; resources: Resource[] }

const kinds = {
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  picture: /\.(svg|png|jpe?g|webp|avif)$|^\/media\//,
  audio: /\.mp3$/,
}
type Kind = keyof typeof kinds

/** Files of a kind from the site itself. */
export const ownFiles = ({ url, resources }: Loaded, kind: Kind) => {
  const own = new URL(url).origin
  return resources.filter((resource) => {
    const { origin, pathname } = new URL(resource.url)
    return origin === own && kinds[kind].test(pathname)
  })
}

export const beforeLoad = ({ loadedAt }: Loaded, resources: readonly Resource[]) =>
  resources.filter(({ startedAt }) => startedAt < loadedAt)

const thumbnailHost = /^i\d?\.ytimg\.com$/

/** Requests to third parties, other than video thumbnails. */
export const toStrangers = ({ url, resources }: Loaded) => {
  const own = new URL(url).origin
  return resources.filter((resource) => {
    const { origin, hostname } = new URL(resource.url)
    return origin !== own && !thumbnailHost.test(hostname)
  })
}

/** The weight of files in units of 1,000 bytes. */
export const kilobytes = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000

/** Milliseconds without requests until a page counts as settled. */
const quietMs = 1_000

const idle = `new Promise((resolve) => requestIdleCallback(() => resolve()))`

/** `quietNetworkOf`, and the page is idle too. */
export const watchQuiet = (page: Page) => {
  const quiet = quietNetworkOf(page, () => page.evaluate(idle))
  return (restMs = quietMs) => quiet(restMs)
}

/** Scrolls to the end in steps. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 4) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
  })()`)

/** The viewport of a phone of the middle class. */
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

const openPage = async ({ browser, url }: Site, path: string) => {
  const context = await browser.newContext(phone)
  await keepInside(context, url)
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  await page.goto(`${url}${path}`)
  await quiet()
  return { page, quiet }
}

/** A visit with an empty cache that scrolls to the end and touches nothing. */
export const visit = async (site: Site, path: string): Promise<Visit> => {
  const { page, quiet } = await openPage(site, path)
  const idle = await page.evaluate<Loaded>(noted)
  await scrollToEnd(page)
  await quiet()
  const read = await page.evaluate<Loaded>(noted)
  await page.context().close()
  return { idle, read }
}

/** All that a page loads until `use` is done with it. */
export const visitAndUse = async (
  site: Site,
  path: string,
  use: (page: Page) => Promise<unknown>,
): Promise<Loaded> => {
  const { page, quiet } = await openPage(site, path)
  await use(page)
  await quiet()
  const loaded = await page.evaluate<Loaded>(noted)
  await page.context().close()
  return loaded
}

const videoPicture = /^\/posters\//

/** All that a page asks for, itself included, but pictures of videos. */
export const countRequests = ({ resources }: Loaded) =>
  1 +
  resources.filter(({ url }) => {
    const { hostname, pathname } = new URL(url)
    return !thumbnailHost.test(hostname) && !videoPicture.test(pathname)
  }).length
