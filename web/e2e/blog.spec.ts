import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './test.ts'

const loading = 'Loading more posts...'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Scrolls until `rest` px of the page are left below the window. */
const scrollToRest = (page: Page, rest: number) =>
  page.evaluate((px) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - px), rest)

/** A table without posts, as far as the application asks; the HTML of /blog was made before. */
const emptyTable = (page: Page) =>
  page.route('**/api/blog?*', (route) => route.fulfill({ json: [] }))

/** Comes to the list inside the application, which asks for it. */
const comeToList = async (page: Page) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.locator('a[href="/blog"]').first().dispatchEvent('click')
  await expect(cards(page).first()).toBeVisible()
}

/** Waits until the list has had its answer. */
const openList = async (page: Page) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await expect(cards(page).first()).toBeVisible()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest posts and the footer stand there, and no field of a search does nothing', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto('/blog?q=mayer')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('without posts', () => {
  test.beforeEach(({ page }) => emptyTable(page))

  test('BLOG-02 more posts come within 200 px of the bottom and not before', async ({ page }) => {
    await comeToList(page)
    await scrollToRest(page, 230)
    await scrollToRest(page, 210)
    await expect(page.getByText(loading)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(3)
    await scrollToRest(page, 190)
    await expect(page.getByText(loading)).toBeVisible()
    await expect(cards(page)).toHaveCount(6)
  })
})

test('ROUTE-06 ROUTE-07 POST-01 POST-02 POST-03 POST-07 a post is opened from the list, behind a skeleton where it is not built in, and left again', {
  tag: '@core',
}, async ({ page }) => {
  const release = await hold(page, '**/api/blog/slug/*')
  await openList(page)
  await page.getByRole('link', { name: /Behind the Window/ }).click()
  await expect(page.getByText('Loading the post...')).toBeAttached()
  release()
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
