import type { Page } from 'playwright-core'
import { quietNetworkOf } from '../quiet-network.ts'

/** Milliseconds without a request after which a page counts as settled. */
const quietMs = 1_000

const idle = `new Promise((resolve) => requestIdleCallback(() => resolve()))`

/** As `quietNetworkOf`, for a page that also has nothing left to do. */
export const watchQuiet = (page: Page) => {
  const quiet = quietNetworkOf(page, () => page.evaluate(idle))
  return (restMs = quietMs) => quiet(restMs)
}

/** Reads the page to its end, a part of the screen at a time. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 4) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
  })()`)

export type Quiet = ReturnType<typeof watchQuiet>
