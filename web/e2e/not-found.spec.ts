import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { test } from './test.ts'

test('404-01 404-02 an unknown path answers 404 with its page, which is accessible and knows the way home', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Page Not Found')
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.locator('p[lang="bn"]', { hasText: 'ওদিকে যাব না, দাদা!' })).toBeVisible()
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'Take me home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).not.toHaveTitle('404 Page Not Found')
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
})
