import { expect, type Page } from '@playwright/test'

/** Stops the sign, which answers once the page is hydrated, and stands still by itself for who wants less motion. */
export const hydrated = async (page: Page) => {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.getByRole('button', { name: 'Pause announcements' }).click()
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
}
