import { expect, type Page } from '@playwright/test'

/** The name tells one run of the journeys from another. */
export const nameOf = (title: string, project: string) => `রিয়া ${title} ${project} ${Date.now()}`

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export const openLead = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

export const closeLead = (page: Page) => page.getByRole('button', { name: 'Close details' }).click()

/** But for queue, status, opened and search the filters are folded away, and the export on a phone. */
export const unfoldFilters = async (page: Page) => {
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeVisible()
  const fold = page.getByRole('button', { name: /^More filters/, expanded: false })
  if (await fold.isVisible()) await fold.click()
}
