import { expect } from '@playwright/test'
import { axeOf } from './axe.ts'
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

test('VID-06 active sections hang between the video and Latest Comedy and move nothing, and every window opens when it comes into view', async ({
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

for (const file of ['**/assets/visitor-*.js', '**/assets/app-*.css'])
  test(`what did not arrive is said over the page, which can be read and loaded again (${file})`, {
    tag: '@night',
  }, async ({ page }) => {
    await page.route(file, (route) => route.abort())
    await page.goto('/')
    const bar = page.getByRole('alert')
    await expect(bar).toContainText('Part of this page did not arrive')
    await expect(bar).toHaveCSS('position', 'fixed')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await axeOf(page).include('[data-load-error]').analyze()
    expect(violations).toEqual([])
    await page.unroute(file)
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
