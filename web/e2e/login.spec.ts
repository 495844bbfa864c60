import { expect } from '@playwright/test'
import { admin } from './admin.ts'
import { complaints, sideways } from './axe.ts'
import { hold } from './hold.ts'
import { logIn, openLogin, watchNoise } from './log-in.ts'
import { test } from './test.ts'

test('LOGIN-01 LOGIN-03 LOGIN-04 the login is in the HTML before any script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  // Hidden without a script, since they could not be sent: `without-script.spec.ts` has what is said.
  await expect(page.getByLabel('Username')).toBeAttached()
  await expect(page.getByLabel('Password', { exact: true })).toBeAttached()
  await expect(
    page.getByText('Need access? Contact the admin to create your account.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await context.close()
})

test('SESS-01 SESS-02 SESS-04 TOAST-10 ADM-02 a login opens the panel', { tag: '@core' }, async ({
  page,
}) => {
  const noise = watchNoise(page)
  await logIn(page)
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
  const release = await hold(page, /\/assets\/(?!boot|loader)[^/]+\.js/)
  const boot = page.waitForResponse(/\/assets\/boot/)
  await page.goto('/login')
  await (await boot).finished()
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  release()
  await expect(page).toHaveURL(/\/admin$/)
})

test('Enter before any script leaves what was typed, and nothing of it in the address', async ({
  page,
}) => {
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

test('Back does not lead from the panel to the login', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/admin')
  await logIn(page, admin, { isOpen: true })
  await expect(page).toHaveURL(/\/admin$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('the login is accessible and never scrolls sideways', { tag: '@both' }, async ({ page }) => {
  await openLogin(page)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
})
