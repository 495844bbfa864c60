import { expect, type Page } from '@playwright/test'
import { demoPosts, fewPages } from './few-pages.ts'
import { test } from './test.ts'

const loading = 'Loading more posts...'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Scrolls until `rest` px of the page are left below the window. */
const scrollToRest = (page: Page, rest: number) =>
  page.evaluate((px) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - px), rest)

/** Waits until the list has had its answer. */
const openList = async (page: Page) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await expect(cards(page).first()).toBeVisible()
}

/** Waits until nothing that comes later can change the height of the page: the island near the screen, fonts and pictures. */
const waitForHeight = async (page: Page) => {
  await scrollToRest(page, 500)
  await expect(page.locator('[data-island="more-posts"][data-live]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

test('BLOG-02 more posts come within 200 px of the bottom and not before', async ({ page }) => {
  await fewPages(page)
  await openList(page)
  await waitForHeight(page)
  await scrollToRest(page, 230)
  await scrollToRest(page, 210)
  await expect(page.getByText(loading)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(demoPosts)
  await scrollToRest(page, 190)
  await expect(cards(page)).toHaveCount(demoPosts + 9)
})

test('ROUTE-06 ROUTE-07 POST-02 POST-03 POST-07 a post is opened from the list and left again', {
  tag: '@core',
}, async ({ page }) => {
  await openList(page)
  await page.getByRole('link', { name: /Behind the Window/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Behind the Window/ })).toBeVisible()
  await expect(page).toHaveTitle('Behind the Window: How We Shoot - Bong Bari Blog')
  await page.getByRole('link', { name: 'Read More Posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)

  await page.getByRole('link', { name: 'Read More about Top 10 Bengali Mom Phrases' }).click()
  await expect(page).toHaveURL(/\/blog\/top-10-bengali-mom-phrases$/)
  const title = page.getByRole('heading', { level: 1, name: 'Top 10 Bengali Mom Phrases' })
  await expect(title).toBeVisible()
  await expect(page.getByText('March 15, 2024')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await expect(title).toBeVisible()
})
