import { expect, type Page } from '@playwright/test'
import { hear } from './hear.ts'
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

/** A place of the page where a click leads nowhere. */
const nowhere = { x: 40, y: 320 }

const clickNowhere = (page: Page) => page.mouse.click(nowhere.x, nowhere.y)

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

test('over a text field the cursor of the browser shows and the pin does not', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/work-with-us')
  const name = page.getByRole('form').getByLabel('Name')
  await name.scrollIntoViewIfNeeded()
  await clickNowhere(page)
  await name.hover()
  expect(await cursorOf(page, 'form input')).toBe('text')
  await expect.poll(() => pixels(page)).toBe(0)
})

test('a page at rest asks for no frame', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => {
      const { dataset } = document.documentElement
      dataset.frames = String(Number(dataset.frames ?? 0) + 1)
      return requestAnimationFrame(callback)
    }
  })
  await visit(page, '/contact')
  await page.mouse.move(300, 300)
  await clickNowhere(page)
  const frames = () => page.evaluate(() => Number(document.documentElement.dataset.frames))
  expect(await frames()).toBeGreaterThan(0)
  // Until particles are gone the number grows; then it stands.
  const stands = async () => {
    const before = await frames()
    await page.waitForTimeout(500)
    return (await frames()) - before
  }
  await expect.poll(stands, { timeout: 15_000 }).toBe(0)
})

test('nothing is fetched before a gesture; then hovering sparkles and moving rings', {
  tag: '@night',
}, async ({ page }) => {
  const { of, fetched } = await hear(page)
  await visit(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Blog' }).hover()
  await page.mouse.move(300, 300, { steps: 5 })
  expect(fetched).toEqual([])
  await clickNowhere(page)
  await nav.getByRole('link', { name: 'Blog' }).hover()
  await expect
    .poll(() => of('glitter'))
    .toMatchObject([{ file: '/sounds/glitter.mp3', volume: 0.12, loop: false }])
  await expect
    .poll(async () => {
      await page.mouse.move(300, 300, { steps: 20 })
      await page.mouse.move(600, 400, { steps: 20 })
      return (await of('charm')).at(-1)
    })
    .toMatchObject({ file: '/sounds/charm.mp3', volume: 0.06, loop: true })
})

test('the sound switch of the footer silences the page and is remembered', {
  tag: '@night',
}, async ({ page }) => {
  const { fetched, of } = await hear(page)
  await visit(page)
  const switches = page.getByRole('button', { name: 'Sound' })
  await expect(switches).toHaveAttribute('aria-pressed', 'true')
  await switches.click()
  await expect(switches).toHaveAttribute('aria-pressed', 'false')
  await expect(switches).toContainText('Sound off')
  await page.reload()
  await expect(layer(page)).toBeAttached()
  await expect(switches).toHaveAttribute('aria-pressed', 'false')
  fetched.length = 0
  await clickNowhere(page)
  await page.mouse.move(300, 300, { steps: 10 })
  expect(fetched).toEqual([])
  await switches.focus()
  await page.keyboard.press('Enter')
  await expect(switches).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // The press of the switch began the horn's rest.
  const clickAndListen = async () => {
    await clickNowhere(page)
    return (await of('rickshaw-pao')).length
  }
  await expect.poll(clickAndListen).toBeGreaterThan(0)
})

test('pages of the admin load none of it', { tag: '@night' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /\/(effects|sounds)[-/]/.test(path))).toEqual([])
  await expect(layer(page)).toHaveCount(0)
})
