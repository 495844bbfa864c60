import { expect, type Page } from '@playwright/test'
import { boxesOf, comesToStand } from './boxes.ts'
import { hydrated } from './hydrated.ts'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

const phone = { width: 390, height: 844 }

const logIn = async (page: Page) => {
  const id = '00000000-0000-4000-8000-000000000000'
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { id, username: 'ma' } }))
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: {} }))
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('admin_session', 'a-session')
    localStorage.setItem('csrf_token', 'a-token')
  })
}

test('HDR-01 HDR-02 HDR-03 HDR-04 HDR-05 HDR-06 HDR-08 HDR-17 HDR-18 HDR-19 the bars have their heights on pages of each kind, and the current one is marked by prefix, Home only exactly', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const places = { header, sign: page.locator('.ticker'), main: page.getByRole('main') }
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  const expected = {
    '/': ['Home'],
    '/about': ['About'],
    '/blog/top-10-bengali-mom-phrases': ['Blog'],
    '/login': [],
    '/no-such-page': [],
  }
  for (const [path, names] of Object.entries(expected)) {
    await page.goto(path)
    await expect(header).toContainText('বং বাড়ি')
    await expect(header).toContainText("Every Home's Story")
    await expect(current).toHaveText(names)
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin')
    await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0)
    await comesToStand(async () => {
      const { header, sign, main } = await boxesOf(page, places)
      expect(header.height).toBe(36)
      expect(sign).toMatchObject({ y: 36, height: 75 })
      expect(main.y).toBe(111)
    })
  }
})

test('HDR-13 HDR-14 HDR-15 HDR-16 the sign moves, can be stopped, and stands still for who wants less motion', async ({
  page,
}) => {
  await page.goto('/')
  const sign = page.getByRole('region', { name: 'Announcements' })
  await expect(sign.getByRole('listitem')).toHaveText([
    'Special Offer: Flat 50% off on your first subscription',
    'New comedy content every week',
    'Join 10,000+ laughter lovers',
  ])
  const state = () =>
    page.locator('.ticker-run').evaluate((node) => getComputedStyle(node).animationPlayState)
  expect(await state()).toBe('running')
  await hydrated(page)
  await page.mouse.move(5, 700)
  await page.getByRole('link', { name: 'About' }).first().focus()
  expect(await state()).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
})

test('the page behind the phone menu stands still, and a touch beside the menu closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  await hydrated(page)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  const burger = page.getByRole('button', { name: 'Menu' })
  await burger.click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await expect(menu).toBeVisible()
  await page.mouse.move(200, 800)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  // The next frames would show it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => scrollY)).toBe(300)
  const reached = () =>
    page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    expect(await reached()).toBe(false)
  }
  await page.mouse.click(200, 800)
  await expect(menu).toBeHidden()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await burger.click()
  await page.setViewportSize({ width: 800, height: 844 })
  await expect(page.locator('[aria-controls=mobile-menu]')).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('another page is a document of its own: it starts at its top, and Back leads to where one was', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await hydrated(page)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle(/^About/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  expect(documents.slice(0, 2)).toEqual(['/', '/about'])
})

test('HDR-09 HDR-10 HDR-11 HDR-12 the check mark opens Logout, which clears the session and goes home', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await header.getByRole('button', { name: /account menu/ }).click()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('admin_session'))).toBeNull()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
})
