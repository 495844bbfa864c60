import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Looks for what somebody could not see, reach or hear. A page without frames is judged within itself: for one with frames
 * the findings are put together in a page of their own, which costs half as much again.
 */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
