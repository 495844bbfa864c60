import { site } from '@bong-bari/site'
import { expect, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { watchNoise } from './log-in.ts'
import { test } from './test.ts'

const inner = [
  '/about',
  '/contact',
  '/work-with-us',
  '/privacy',
  '/videos',
  '/blog',
  '/blog/top-10-bengali-mom-phrases',
]

const paths = ['/', ...inner]

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name)

/** What fades in has no colour of its own until it is there. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const arriving = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime))
        return ends && playState === 'running'
      })
      .map(({ finished }) => finished)
    await Promise.allSettled(arriving)
  })

for (const path of paths) {
  test(`${path} is accessible, silent and never scrolls sideways`, { tag: '@both' }, async ({
    page,
  }) => {
    const noise = watchNoise(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await arrived(page)
    const { violations } = await axeOf(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0)
    }
    expect(noise).toEqual([])
  })

  test(`${path} does not shift while its fonts load`, { tag: '@both' }, async ({ page }) => {
    // Until something was painted with what the device has.
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(painted)
      await route.continue()
    })
    await watchLayout(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  test(`${path} brings no schema library before somebody fills in a form`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of await Promise.all(scripts)) expect(script).not.toContain('_zod')
  })
}

test('META-03 the default keywords cover the six subjects', async ({ page }) => {
  await page.goto('/about')
  const keywords = (await attribute(page, 'meta[name="keywords"]', 'content'))?.toLowerCase()
  for (const subject of [
    'bengali comedy',
    'kolkata humor',
    'mother-son comedy',
    'bengali shorts',
    'family comedy',
    'indian humor',
  ])
    expect(keywords).toContain(subject)
})

test('ROUTE-02 ABOUT-01 ABOUT-02 About tells the story in two languages with a picture', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByText('The first video was an accident.')).toBeVisible()
  await expect(main.locator('p[lang="bn"]').first()).toContainText('কলকাতার এই বাড়িতে')
  await expect(main.getByRole('img', { name: /family portrait/ })).toBeVisible()
  await main.getByRole('link', { name: /Knock on the door/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('ROUTE-04 CONTACT-01 Contact has cards for e-mail and WhatsApp', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  const email = main.getByRole('link', { name: site.email })
  await expect(email).toHaveAttribute('href', `mailto:${site.email}`)
  const whatsapp = main.getByRole('link', { name: /WhatsApp/ })
  await expect(whatsapp).toContainText(site.whatsapp)
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
})

test('CONTACT-02 Follow Us leads to three networks in new tabs', async ({ page }) => {
  await page.goto('/contact')
  const follow = page.getByRole('region', { name: /Follow Us/ })
  const links = { YouTube: 'youtube', Instagram: 'instagram', Twitter: 'twitter' } as const
  for (const [name, key] of Object.entries(links)) {
    const link = follow.getByRole('link', { name: new RegExp(name) })
    await expect(link).toHaveAttribute('href', site.social[key])
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
