import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for what somebody could not see, reach or hear. A page without frames is judged within itself: for one with frames
 * the findings are put together in a page of their own, which costs half as much again. What is in order is not described.
 */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)

/** What of the page somebody could not see, reach or hear: rules, each with the elements that break it. */
export const complaints = async (page: Page) => {
  const { violations } = await axeOf(page).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
