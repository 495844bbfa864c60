import { expect, type Page } from '@playwright/test'
import { postOf } from '../test/post.ts'
import { hydrated } from './hydrated.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

const path = '/blog/behind-the-window'

const next = (page: Page) => page.getByRole('region', { name: 'One more before you go down' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a post is sent on by WhatsApp and leads to the next one', async ({ page }) => {
    await page.goto(path)
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href')
    const whatsapp = page.getByRole('link', { name: /^WhatsApp/ })
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toBe(`Behind the Window: How We Shoot\n${canonical}`)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await next(page)
      .getByRole('link', { name: /^Read More about/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(new RegExp(path))
    await expect(page.getByText(/^\w+ \d+, 20\d\d$/)).toBeVisible()
  })
})

test('a post’s picture opens larger; Escape closes it and the focus comes back', async ({
  page,
}) => {
  const image = '/media/puja.png'
  const post = postOf({ slug: 'behind-the-window', image, imageWidth: 1280, imageHeight: 273 })
  await page.route('**/api/blog/slug/*', (route) => route.fulfill({ json: post }))
  await page.route(`**${image}`, (route) =>
    route.fulfill({ contentType: 'image/png', body: pngFile(1).buffer }),
  )
  await page.goto('/blog')
  await hydrated(page)
  await page.getByRole('link', { name: /Behind the Window/ }).click()
  const link = page.getByRole('link', { name: /^Open the picture/ })
  await expect(link).toHaveAttribute('href', image)
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Picture of ${post.title}` })
  await expect(dialog.getByRole('img', { name: post.title })).toBeVisible()
  const widthOf = async () => (await dialog.getByRole('img').boundingBox())?.width
  await expect.poll(widthOf).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.85)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('the offer of the ticker is explained where Home’s poster leads', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How the offer works' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flat 50% off')
  await expect(page.getByRole('heading', { name: 'How to take it' })).toBeVisible()
})
