import { listedPages } from '@bong-bari/edge'
import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { logIn, openLogin, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

/** As where all cookies are blocked: reading the properties throws, and locks are refused. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    LockManager.prototype.request = async () => refuse()
    LockManager.prototype.query = async () => refuse()
  })

test.beforeEach(({ page }) => blockStorage(page))

const paths = [...listedPages, '/blog/top-10-bengali-mom-phrases', '/blog?q=ma', '/no-such-page']

test('without storage every public page shows what it has, and its console is silent', async ({
  page,
}) => {
  const noise = watchNoise(page)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
    await expect(page.getByText('This page could not be shown'), path).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  expect(noise.filter((line) => !line.includes('404'))).toEqual([])
})

test('without storage a request is sent and the chat answers', async ({ page }) => {
  const noise = watchNoise(page)
  await page.goto('/work-with-us', { waitUntil: 'networkidle' })
  const form = page.getByRole('form')
  await form.getByLabel('Name').fill('Riya')
  await form.getByLabel('Company').fill('Mishti Ghar')
  await form.getByLabel('Phone', { exact: true }).fill('98300 12345')
  await form.getByRole('button', { name: 'Send Collaboration Request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible()
  await page.getByRole('button', { name: /Open Bong Bot/ }).click()
  const chat = page.getByRole('dialog')
  await chat.getByRole('textbox').fill('Who is Ma?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('Who is Ma?')).toBeVisible()
  await expect(chat.getByRole('log').locator(':scope > *').nth(2)).toBeVisible()
  expect(noise).toEqual([])
})

const tools = [
  'Blog',
  'Bong Bot',
  'Homepage',
  'Brands',
  'Pictures',
  'Replies',
  'Numbers',
  'People',
  'Trash',
  'Settings',
  'Requests',
]

test('without storage the login says how long it lasts, and the dashboard works until then', async ({
  page,
}) => {
  const noise = watchNoise(page)
  await openLogin(page)
  await expect(page.getByRole('note')).toContainText('only until this page is closed')
  await logIn(page, admin, { isOpen: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  for (const tool of tools) {
    const before = page.url()
    await openTool(page, tool)
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), tool).toBeVisible()
    await expect(page.getByText('This page could not be shown'), tool).toHaveCount(0)
  }
  // Pictures of the video platform, which a closed network does not reach.
  expect(noise.filter((line) => !line.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([])
})
