import type { Page } from 'playwright-core'
import { quietNetworkOf } from '../quiet-network.ts'

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
