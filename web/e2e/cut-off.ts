import { expect, type Page } from '@playwright/test'

/** Sets what the visitor has chosen as the size of letters, in percent. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/**
 * What of the page cannot be reached by scrolling down: how far it scrolls sideways, and the words and
 * controls beyond the window's left and right edges that no strip of their own scrolls to, or ends in an ellipsis.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const aside = '[aria-hidden=true], svg, .ticker, .sr-only, [data-parallax-x]'
    const controls = 'a, button, input, textarea, select, img'
    const hasWords = (node: Element) =>
      [...node.childNodes].some((child) => child instanceof Text && child.data.trim())
    const isInStrip = (node: Element | null): boolean => {
      if (!node || node === document.body) return false
      const isHidden = node.clientWidth <= 1
      const { overflowX, textOverflow } = getComputedStyle(node)
      const scrolls = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis'
      return isHidden || scrolls || isInStrip(node.parentElement)
    }
    const isOutside = (node: Element) => {
      const { left, right, width, height } = node.getBoundingClientRect()
      return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1)
    }
    const lost = [...document.querySelectorAll('body *')].filter(
      (node) =>
        (hasWords(node) || node.matches(controls)) &&
        isOutside(node) &&
        !node.closest(aside) &&
        !isInStrip(node.parentElement),
    )
    const sideways = document.documentElement.scrollWidth - innerWidth
    return [
      ...(sideways ? [`scrolls ${sideways} px sideways`] : []),
      ...lost.map((node) => `${node.localName} ${node.textContent?.slice(0, 40)}`),
    ]
  })

/** On the smallest phone, and on a common one by somebody who reads letters of twice the size. */
export const nothingIsCutOff = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => cutOff(page), '320 px').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 200)
  await expect.poll(() => cutOff(page), '200 % text').toEqual([])
}
