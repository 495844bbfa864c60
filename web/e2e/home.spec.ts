import { expect, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { hold } from './hold.ts'
import { openForm } from './home-form.ts'
import { hydrated } from './hydrated.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ROUTE-01 GEN-01 GEN-02 HOME-01 HOME-02 HOME-04 HOME-05 HOME-07 HOME-09 HOME-10 VID-02 VID-03 VID-04 VID-05 Home can be read without any script', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Bong Bari/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('Welcome to Bong Bari')
    await expect(heading.locator('[lang=bn]')).toHaveText('বং বাড়িতে স্বাগতম')
    await expect(page.getByText('One mother, one son', { exact: false })).toBeVisible()
    await expect(page.getByText('এক মা, এক ছেলে', { exact: false })).toBeVisible()
    for (const name of ['Latest Comedy', 'Most Loved Comedy', 'Why Us?', 'Work with Us'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    const strip = page.getByRole('region', { name: 'Today at the house' })
    await expect(strip.getByRole('heading', { level: 2 })).toHaveCount(4)
    const shorts = (name: string) => page.getByRole('region', { name }).locator('article a')
    const addresses = (name: string) =>
      shorts(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const watch = (id: string) => `/videos/${id}`
    expect(await addresses('Latest Comedy')).toEqual(
      ['pdjQpcVqxMU', '8gdxQ_dgFv8', 'rGOvg5PJtXA'].map(watch),
    )
    expect(await addresses('Most Loved Comedy')).toEqual(
      ['8gdxQ_dgFv8', 'GJfHWL0ro_A', 'NRdGq7Ncqw0'].map(watch),
    )
    const proportion = async () => {
      const frame = await shorts('Latest Comedy').first().locator('.window-frame').boundingBox()
      return (frame?.width ?? 0) / (frame?.height ?? 1)
    }
    await expect.poll(proportion).toBeCloseTo(9 / 16, 1)
    const reasons = page.getByRole('region', { name: 'Why Us?' }).getByRole('listitem')
    await expect(reasons).toHaveCount(4)
    await expect(page.getByRole('form')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const name of [/^YouTube/, /^Instagram/]) {
      const link = footer.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
    await expect(footer).toContainText('© 2025 Bong Bari')
  })
})

/** Goes there inside the application, which asks for what it shows. */
const toHome = (page: Page) => page.getByRole('link', { name: 'Bong Bari, home' }).click()

const live = (number: number) => ({
  videoId: `live-video${number}`,
  thumbnail: `https://i.ytimg.com/vi/live-video${number}/hqdefault.jpg`,
  title: `নতুন ভিডিও ${number}, with a title that is long enough to need more than its two lines`,
  publishedAt: '2026-07-04T10:00:00.000Z',
})

test('HOME-04 HOME-05 the channel’s videos stand where the windows were shut, what stands below the sections comes with them, and nothing moves', {
  tag: '@both',
}, async ({ page }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.abort())
  await page.route('**/api/youtube/latest', (route) => route.fulfill({ json: [1, 2, 3].map(live) }))
  await page.route('**/api/youtube/popular', (route) =>
    route.fulfill({ json: [4, 5, 6].map(live) }),
  )
  await watchLayout(page)
  // The first page of a visit has them in its HTML.
  await page.goto('/about', { waitUntil: 'networkidle' })
  const before = await layoutShift(page)
  const release = await hold(page, '**/api/homepage-content')
  await toHome(page)
  await expect(page.getByText('Opening the house...')).toBeAttached()
  await expect(page.getByRole('region', { name: 'Latest Comedy' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  release()
  await expect(page.getByRole('region', { name: 'Today at the house' })).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  for (const [name, first] of [
    ['Latest Comedy', 'live-video1'],
    ['Most Loved Comedy', 'live-video4'],
  ] as const) {
    const link = page.getByRole('region', { name }).locator('article a').first()
    await expect(link).toHaveAttribute('href', `/videos/${first}`)
    await link.scrollIntoViewIfNeeded()
    await expect(link.locator('img')).toHaveAttribute('src', /no-thumbnail/)
  }
  expect((await layoutShift(page)) - before).toBeLessThan(0.01)
})

test('VID-06 active sections hang between the film and Latest Comedy and move nothing, and every window opens when it comes into view', async ({
  page,
}) => {
  await watchLayout(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const strip = page.getByRole('region', { name: 'Today at the house' })
  await expect(strip.getByRole('heading', { level: 2 })).toHaveText([
    'এসো, বসো, চা খাও!',
    'নতুন ভিডিও প্রতি শুক্রবার, রাত আটটায়',
    'Flat 50% off',
    'পুজোর ধামাকা',
  ])
  await expect(strip.getByRole('link')).toHaveText([
    /Watch on YouTube/,
    /How the offer/,
    /Read the/,
  ])
  const names = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map(
        (region) => region.getAttribute('aria-labelledby') ?? region.getAttribute('aria-label'),
      ),
    )
  expect(names.slice(0, 3)).toEqual(['home-title', 'Today at the house', 'latest-title'])
  expect(await layoutShift(page)).toBeLessThan(0.01)

  const windows = page.locator('article.window')
  await expect(windows).toHaveCount(6)
  for (const window of await windows.all()) {
    await window.scrollIntoViewIfNeeded()
    await expect(window).toHaveAttribute('data-state', 'open')
    const title = window.getByRole('heading')
    const lines = await title.evaluate(
      (node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
    )
    expect(lines).toBeLessThanOrEqual(2.05)
  }
})

test('code that did not arrive is said over the page, which can be read and loaded again', {
  tag: '@night',
}, async ({ page }) => {
  const code = '**/assets/visitor-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/')
  const bar = page.getByRole('alert')
  await expect(bar).toContainText('Part of this page did not arrive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { violations } = await axeOf(page).include('[data-load-error]').analyze()
  expect(violations).toEqual([])
  await page.unroute(code)
  await bar.getByRole('button', { name: 'Load it again' }).click()
  await expect(bar).toHaveCount(0)
  await hydrated(page)
})

test('without the API Home stands as it was published, says nothing in the console and asks no third party', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    const isOurs = url.startsWith(`${baseURL}`) || url.startsWith('data:')
    if (!isOurs || new URL(url).pathname.startsWith('/api/')) asked.push(url)
  })
  await page.route('**/api/**', (route) => route.abort())
  const form = await openForm(page)
  await form.getByLabel('Name').fill('Riya')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Today at the house' })).toHaveCount(1)
  const first = page.getByRole('region', { name: 'Latest Comedy' }).locator('article a').first()
  await expect(first).toHaveAttribute('href', /pdjQpcVqxMU$/)
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Flat 50% off')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(said).toEqual([])
  expect(asked).toEqual([])
})
