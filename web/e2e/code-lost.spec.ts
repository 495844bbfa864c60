import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

const aboutPage = /\/assets\/about-page-/

/** Refuses what `file` names, until the function that it gives is called; counts what was asked. */
const refuse = async (page: Page, file: RegExp, status?: number) => {
  const asked: string[] = []
  await page.route(file, (route) => {
    asked.push(route.request().url())
    return status ? route.fulfill({ status }) : route.abort()
  })
  return { asked, allow: () => page.unroute(file) }
}

const followAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()

const about = (page: Page) => page.getByText('The first video was an accident.')
const lost = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'This page did not arrive' })

/** The sign answers, whether the page came as a document of its own or into the one that was there. */
const isAlive = async (page: Page) => {
  await page.getByRole('button', { name: 'Play announcements' }).click()
  await expect(page.getByRole('button', { name: 'Pause announcements' })).toBeVisible()
}

test('a page whose code does not arrive is asked for once more, then said in its place', async ({
  page,
}) => {
  const { asked, allow } = await refuse(page, aboutPage)
  await page.goto('/contact')
  await hydrated(page)
  await followAbout(page)
  await expect(lost(page)).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle(/did not arrive/)
  // We ask twice; newer engines try each of our requests twice.
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(4)
  // Other pages open from there, and it is requested again.
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Work with us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Work with Us/ })).toBeVisible()
  const before = asked.length
  await followAbout(page)
  await expect(lost(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(before)
  await allow()
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(about(page)).toBeVisible()
  await isAlive(page)
})

test('a page whose file is gone since a deployment comes as a document, once', {
  tag: '@night',
}, async ({ page }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await refuse(page, aboutPage, 404)
  await page.goto('/contact')
  await hydrated(page)
  await followAbout(page)
  await expect(about(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Part of this page did not arrive')
  expect(loads.map((url) => new URL(url).pathname)).toEqual(['/contact', '/about'])
})

test('a page opened without a connection says so and comes by itself with it', {
  tag: '@night',
}, async ({ page, context }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await hydrated(page)
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  await followAbout(page)
  await expect(lost(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('as soon as you are online')
  await context.setOffline(false)
  await expect(about(page)).toBeVisible()
})
