import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { startChromium } from '../../../functions/testing/chromium.ts'

export const withBrowser = async <T>(run: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await startChromium()
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Watches a page's requests. The returned function waits until none is open and none began or ended
 * for `silence` milliseconds, awaiting `meanwhile` between checks.
 */
export const quietNetworkOf = (page: Page, meanwhile: () => Promise<unknown> = async () => {}) => {
  let open = 0
  let lastAt = performance.now()
  const changed = (by: number) => () => {
    open += by
    lastAt = performance.now()
  }
  page.on('request', changed(1)).on('requestfinished', changed(-1)).on('requestfailed', changed(-1))
  return async (silence = 600) => {
    lastAt = performance.now()
    while (open > 0 || performance.now() - lastAt < silence) {
      await pause(50)
      await meanwhile()
    }
  }
}
