import puppeteer from 'puppeteer-core'
import { desktop } from './sizes.ts'
import type { Tab } from './tab.ts'

/** A tab of an installed Firefox, driven over WebDriver BiDi; Playwright's way asks more of BiDi than Firefox 153 knows. */
export const openFirefox = async (executablePath: string): Promise<Tab> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  await page.setViewport(desktop.viewport)
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return {
    go: async (url) => {
      // What is under way ends with a page, and may be said once more before the next one.
      await page.goto('about:blank')
      noise.length = 0
      await page.goto(url)
    },
    run: (inPage, ...given) => page.evaluate(inPage, ...given),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    noise: async () => noise,
    close: () => browser.close(),
  }
}
