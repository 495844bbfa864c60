import { expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { test } from './test.ts'

const mothers = '/blog/mayer-whatsapp-status'

const field = (page: Page) => page.getByRole('searchbox', { name: /^Find a post/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const links = (page: Page) => cards(page).getByRole('link', { name: /^Read More/ })

test('a word in one script finds posts of the other; the search is shared, gone back to and taken back', async ({
  page,
}) => {
  await page.goto('/blog')
  await field(page).fill('mayer')
  await expect(page.getByText(/^\d+ posts?$/)).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?q=mayer$/)
  await expect(links(page).first()).toHaveAttribute('href', mothers)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
  const found = await cards(page).count()
  expect(await complaints(page)).toEqual([])

  await links(page).first().click()
  await expect(page).toHaveURL(new RegExp(mothers))
  await page.goBack()
  await expect(field(page)).toHaveValue('mayer')
  await expect(cards(page)).toHaveCount(found)

  await page.reload()
  await expect(field(page)).toHaveValue('mayer')
  await expect(cards(page)).toHaveCount(found)

  await field(page).fill('হাতিশাল xylophone')
  await expect(page.getByRole('heading', { name: /^No post matches/ })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(found)
  await expect(field(page)).toHaveValue('')
})

test('an address that looks for something moves nothing that stands there', {
  tag: '@phone',
}, async ({ page }) => {
  await watchLayout(page)
  await page.goto('/blog?q=mayer')
  await expect(page.getByText(/^\d+ posts?$/)).toBeVisible()
  await expect(links(page).first()).toHaveAttribute('href', mothers)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
