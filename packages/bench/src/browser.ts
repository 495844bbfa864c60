import type { Browser } from 'playwright-core'
import { startChromium } from '../../../functions/testing/chromium.ts'

export const withBrowser = async <T>(run: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await startChromium()
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}
