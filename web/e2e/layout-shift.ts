import type { Page } from '@playwright/test'

/** Adds up, from now on, every layout shift that no press or key of the visitor explains. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const root = globalThis as typeof globalThis & { layoutShift: number }
    root.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object(entry)
        if (!hadRecentInput) root.layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The page's shifts so far, as CLS counts them (all of them, not the worst five seconds). */
export const layoutShift = (page: Page) =>
  page.evaluate(() => Number(Object(globalThis).layoutShift))

/**
 * Resets the count once fonts have loaded: a line of Bengali that just fits may wrap in the fallback font.
 * How far late fonts move a page is tested on the demo's own (pages.spec.ts).
 */
export const forgetFontShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    Object.assign(globalThis, { layoutShift: 0 })
  })
