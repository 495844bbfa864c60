import type { Page } from '@playwright/test'

/** Opens Home with its form on the screen. */
export const openForm = async (page: Page) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Tell us about your brand' })
  await form.scrollIntoViewIfNeeded()
  return form
}
