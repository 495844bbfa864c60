import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Milliseconds without a request after which a page counts as settled. */
const quietMs = 1_000

const idle = `new Promise((resolve) => requestIdleCallback(() => resolve()))`

/**
 * Watches a page from now on. What it gives resolves when the page asks for nothing any more: no
 * request is under way and none began or ended for `restMs`.
 */
export const watchQuiet = (page: Page) => {
  let underWay = 0
  let changedAt = Date.now()
  const count = (by: number) => () => {
    underWay += by
    changedAt = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async (restMs = quietMs) => {
    changedAt = Date.now()
    while (underWay > 0 || Date.now() - changedAt < restMs) {
      await pause(50)
      await page.evaluate(idle)
    }
  }
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
