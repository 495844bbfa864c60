import { expect } from '@playwright/test'
import { admin } from './admin.ts'
import { complaints, sideways } from './axe.ts'
import { hold } from './hold.ts'
import { logIn, openLogin, watchNoise } from './log-in.ts'
import { test } from './test.ts'

test('SESS-01 SESS-02 SESS-04 TOAST-10 ADM-02 the login is accessible and opens the panel', {
  tag: '@core',
}, async ({ page }) => {
  const noise = watchNoise(page)
  await openLogin(page)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await logIn(page, admin, { isOpen: true })
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText('Login Successful!')).toBeVisible()
  await expect(page.getByText(`Welcome, ${admin.username}!`)).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(stored).toEqual(['admin_session', 'csrf_token', 'known_devices'])
  expect(noise).toEqual([])
})

test('Enter before the page answers logs in once it does, and leaves nothing in the address', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/(?!admin|boot|rolldown)[^/]+\.js/)
  const boot = page.waitForResponse(/\/assets\/admin/)
  await page.goto('/login')
  await (await boot).finished()
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/admin$/)
})

test('Enter before any script leaves what was typed, and nothing of it in the address', {
  tag: '@night',
}, async ({ page }) => {
  const release = await hold(page, /\/assets\/.+\.js/)
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Username').fill(admin.username)
  await password.fill(admin.password)
  await password.press('Enter')
  release()
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toHaveAttribute(
    'type',
    'submit',
  )
  await expect(page).toHaveURL(/\/login$/)
  await expect(password).toHaveValue(admin.password)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
})
