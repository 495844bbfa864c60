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

/**
 * Words and controls that lie over other ones. Of letters only the middle of their line counts, since lines may stand close; of a
 * field, what is inside its padding, where a button may stand. What is fixed or sticky lies over what scrolls, and may.
 */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    type Place = { node: Element; name: string; layer: Element | null; box: DOMRect }
    const aside = '[aria-hidden=true], svg, .ticker, .sr-only, [data-parallax-x], [inert]'
    const fields = 'input, textarea, select'
    const layerOf = (node: Element | null): Element | null =>
      node && /fixed|sticky/.test(getComputedStyle(node).position)
        ? node
        : node && layerOf(node.parentElement)
    const both = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
      const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)]
      return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y))
    }
    /** What its own box and those around it leave to be seen. */
    const seen = (box: DOMRect, node: Element | null): DOMRect => {
      if (!node || node === document.body) return box
      const isCut = getComputedStyle(node).overflow !== 'visible'
      return seen(isCut ? both(box, node.getBoundingClientRect()) : box, node.parentElement)
    }
    const inside = (box: DOMRect, top: number, right: number, bottom: number, left: number) =>
      new DOMRect(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom)
    const ofField = (node: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(node)
      const box = node.getBoundingClientRect()
      return inside(box, 1, Number.parseFloat(paddingRight), 1, Number.parseFloat(paddingLeft))
    }
    const ofWords = (node: Element) =>
      [...node.childNodes].flatMap((child) => {
        if (!(child instanceof Text) || !child.data.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(child)
        return [...range.getClientRects()].map((box) =>
          inside(box, box.height / 4, 1, box.height / 4, 1),
        )
      })
    const boxesOf = (node: Element) => {
      if (node.matches(fields)) return [ofField(node)]
      const words = ofWords(node)
      return node.matches('button, img') ? [...words, node.getBoundingClientRect()] : words
    }
    const places = [...document.querySelectorAll('body *')].flatMap((node): Place[] => {
      if (
        node.closest(aside) ||
        !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return []
      const name = `${node.localName} ${(node.textContent || node.getAttribute('aria-label') || '').slice(0, 30)}`
      return boxesOf(node)
        .map((box) => ({ node, name, layer: layerOf(node), box: seen(box, node) }))
        .filter(({ box }) => box.width > 2 && box.height > 2)
    })
    const isOver = (a: Place, b: Place) => {
      const { width, height } = both(a.box, b.box)
      return (
        width > 2 &&
        height > 2 &&
        a.layer === b.layer &&
        !a.node.contains(b.node) &&
        !b.node.contains(a.node)
      )
    }
    const found = places.flatMap((a, place) =>
      places
        .slice(place + 1)
        .filter((b) => isOver(a, b))
        .map((b) => `${a.name} | ${b.name}`),
    )
    return [...new Set(found)]
  })

/** On the smallest phone, and on a common one by somebody who reads letters of twice the size. */
export const nothingIsCutOff = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => cutOff(page), '320 px').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await setTextSize(page, 200)
  await expect.poll(() => cutOff(page), '200 % text').toEqual([])
}
