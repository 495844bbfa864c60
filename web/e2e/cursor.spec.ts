import { expect, type Page } from '@playwright/test'
import { watchNoise } from './log-in.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

const layer = (page: Page) => page.locator('canvas[data-effect="magical-cursor"]')

/** Opens a page and waits for its effects. */
const visit = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(layer(page)).toBeAttached()
}

const pixels = (page: Page) =>
  layer(page).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return data?.filter((value, index) => index % 4 === 3 && value > 0).length ?? 0
  })

const cursorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => getComputedStyle(node).cursor)

test('FX-02 FX-13 the rolling pin is drawn above everything and takes no click', async ({
  page,
}) => {
  const noise = watchNoise(page)
  await visit(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(340, 320)
  await expect.poll(() => pixels(page)).toBeGreaterThan(300)
  await expect(layer(page)).toHaveCSS('z-index', '2147483647')
  await expect(layer(page)).toHaveCSS('pointer-events', 'none')
  expect(await cursorOf(page, 'h1')).toBe('none')
  expect(await cursorOf(page, 'header a')).toBe('none')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(noise).toEqual([])
})
