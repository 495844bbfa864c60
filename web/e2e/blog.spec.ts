import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './test.ts'

const slugs = [
  'top-10-bengali-mom-phrases',
  'bengali-mom-discovers-youtube',
  'creating-authentic-bengali-comedy',
]
const loading = 'Loading more posts...'
const end = "You've reached the end of our posts!"

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

test('ROUTE-05 BLOG-01 the house’s own posts are listed, newest first, and no sample beside them', {
  tag: '@core',
}, async ({ page }) => {
  await openList(page)
  const links = cards(page).getByRole('link', { name: 'Read More' })
  await expect(links.first()).toHaveAttribute('href', '/blog/mayer-whatsapp-status')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  await scrollToRest(page, 0)
  await expect(page.getByText(end)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All posts by month' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every post is reached by links: its month from the list, the post from its month', {
    tag: '@both',
  }, async ({ page, request }) => {
    await page.goto('/blog')
    const months = page.getByRole('navigation', { name: 'All posts by month' })
    await expect(months).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const addresses = await months
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const reached: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Posts of ')
      const links = page.getByRole('main').getByRole('listitem').getByRole('link')
      reached.push(
        ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
      )
    }
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>[^<]+(\/blog\/(?!in\/)[^<]+)<\/loc>/g)]
    expect(reached.toSorted()).toEqual(listed.map(([, path = '']) => path).toSorted())
  })
})

test('a month without posts is a true 404', async ({ page }) => {
  expect((await page.goto('/blog/in/1999-01'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No posts of this month' })).toBeVisible()
})

test.describe('without posts', () => {
  test.beforeEach(({ page }) => emptyTable(page))

  test('BLOG-02 more posts come within 200 px of the bottom and not before', {
    tag: ['@both', '@core'],
  }, async ({ page }) => {
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

test('ROUTE-07 POST-01 a post that is not built in is opened from the list, behind a skeleton', {
  tag: '@core',
}, async ({ page }) => {
  const release = await hold(page, '**/api/blog/slug/*')
  await openList(page)
  await page.getByRole('link', { name: /Behind the Window/ }).click()
  await expect(page.getByText('Loading the post...')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /Behind the Window/ })).toBeVisible()
  await expect(page).toHaveTitle('Behind the Window: How We Shoot - Bong Bari Blog')
})

test('a post whose answer never comes says so and can be tried again', async ({ page }) => {
  await openList(page)
  await page.route('**/api/blog/slug/*', (route) => route.abort())
  await page.getByRole('link', { name: /Behind the Window/ }).click()
  await expect(page.getByRole('alert')).toContainText('This post could not be loaded')
  await page.unroute('**/api/blog/slug/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Behind the Window/ })).toBeVisible()
})

test('ROUTE-06 POST-02 POST-03 POST-07 a post is opened from the list and left again', {
  tag: ['@both', '@core'],
}, async ({ page }) => {
  await openList(page)
  await page.getByRole('link', { name: 'Read More about Top 10 Bengali Mom Phrases' }).click()
  await expect(page).toHaveURL(/\/blog\/top-10-bengali-mom-phrases$/)
  const title = page.getByRole('heading', { level: 1, name: 'Top 10 Bengali Mom Phrases' })
  await expect(title).toBeVisible()
  await expect(page.getByText('March 15, 2024')).toBeVisible()
  await page.getByRole('link', { name: 'Read More Posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

for (const slug of slugs)
  test(`POST-15 POST-16 POST-17 /blog/${slug} is whole before any script runs`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page).toHaveTitle(`${title} - Bong Bari Blog`)
    await expect(page.getByText(/^March \d+, 2024$/)).toBeVisible()
    const text = await page.getByRole('article').textContent()
    expect(text?.split(/\s+/).length).toBeGreaterThan(300)
    await context.close()
  })

test('POST-08 POST-09 POST-10 a post describes itself to link previews', async ({ page }) => {
  await page.goto(`/blog/${slugs[2]}`)
  const description = await page.locator('head meta[name="description"]').getAttribute('content')
  expect(description).toMatch(/^We do not write punchlines\..{100,140}\.\.\.$/)
  const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '', page.url()).pathname).toBe(`/blog/${slugs[2]}`)
})

test('POST-05 POST-06 headings, quotations and Bengali words are marked as what they are', async ({
  page,
}) => {
  await page.goto(`/blog/${slugs[0]}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(10)
  await expect(article.locator('blockquote [lang="bn"]')).toContainText('ছাতাটা নিয়ে যা।')
  await expect(article.getByText('##')).toHaveCount(0)
})

test('POST-12 POST-13 POST-14 a post that does not exist says so', async ({ page }) => {
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const answer = await page.goto('/blog/no-such-post')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
  await expect(page).toHaveTitle('Post Not Found')
  expect(errors).toEqual([])
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})
