import { expect, type Page } from '@playwright/test'
import { fewPages } from './few-pages.ts'
import { layoutShift, twoFrames, watchLayout } from './layout-shift.ts'
import { test } from './test.ts'

/** Scrolls, and waits until the page has heard of it. */
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await twoFrames(page)
}
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('Home comes back from a reload where it was left, and nothing of it moves', async ({
  page,
}) => {
  await watchLayout(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await scrollTo(page, Math.round(height * 0.7))
  const left = await place(page)
  // A busy machine may show a font late, once.
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => place(page)).toBe(left)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  }).toPass()
})

test('posts that were loaded by scrolling are there again after a reload, and the place among them', async ({
  page,
}) => {
  await fewPages(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.locator('a[href="/blog"]').first().dispatchEvent('click')
  for (const count of [7, 16, 25]) {
    await expect(cards(page)).toHaveCount(count)
    if (count < 25) await scrollTo(page, 100_000)
  }
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  const left = await place(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(cards(page)).toHaveCount(25)
  await expect.poll(() => place(page)).toBe(left)
  // And from a page that was loaded anew in between.
  await cards(page).nth(20).getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/post-22$/)
  await page.reload()
  await page.goBack()
  await expect(cards(page)).toHaveCount(25)
  await expect.poll(() => place(page)).toBe(left)
})
