import { expect, type Page } from '@playwright/test'

/** Stops the sign, which answers once the page is hydrated. */
export const hydrated = async (page: Page) => {
  await page.getByRole('button', { name: 'Pause announcements' }).click()
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
}
