import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { asAdmin, enter, logIn } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_session'))

const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Logout' }).click()

test('ROUTE-08 ADM-01 a stranger at /admin is sent to the login and back after it', async ({
  page,
}) => {
  await page.goto('/admin?leadStatus=hot')
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, admin, { isOpen: true })
  await expect(page).toHaveURL(/\/admin\?leadStatus=hot$/)
})

test('ADM-03 SESS-05 SESS-06 the dashboard logout revokes the session and leads to /login', async ({
  page,
  request,
}) => {
  await enter(page)
  const sessionId = await sessionOf(page)
  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const me = await request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${sessionId}` },
  })
  expect(me.status()).toBe(401)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
})

/** Pressed only where it still stands: a poll may have heard of the end before. */
const saveNotes = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Save Notes') button.click()
  })

/** Whoever comes back to a tab has its lists asked for anew. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const [heard, hear] of [
  ['by a press', saveNotes],
  ['by a poll', comeBack],
] as const)
  test(`AUTH-06 a session that is ended elsewhere, heard of ${heard}, leads back to the same request, with what was typed`, async ({
    page,
    browser,
    baseURL,
  }, { project }) => {
    const name = `মাঝপথে ${heard} ${project.name} ${Date.now()}`
    await sendLead(baseURL, name)
    await enter(page)
    await page.getByRole('button', { name }).click()
    const notes = page.getByLabel('Follow-up notes')
    await notes.fill('half a thought')
    const open = page.url()
    const ended = await sessionOf(page)
    const elsewhere = await browser.newContext()
    await elsewhere.request.post(new URL('/api/auth/logout', baseURL).href, {
      headers: await asAdmin(page),
    })
    await elsewhere.close()
    await hear(page)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await logIn(page, admin, { isOpen: true })
    await expect(page).toHaveURL(open)
    await expect(notes).toHaveValue('half a thought')
    await page.getByRole('button', { name: 'Save Notes' }).click()
    await expect(page.getByText('Notes Saved')).toBeVisible()
    expect(await sessionOf(page)).not.toBe(ended)
  })

test('SESS-10 HDR-12 a logout on the website is followed by an admin page in another tab', async ({
  page,
  context,
}) => {
  await enter(page)
  const website = await context.newPage()
  await website.goto('/about')
  await website.getByRole('button', { name: /Logged in as/ }).click()
  await website.getByRole('button', { name: 'Logout' }).click()
  await expect(website).toHaveURL(/\/$/)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('AUTH-01 AUTH-02 a visitor sees every public page, the posts too, and nothing of the admins', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/api\/(auth|admin|collaboration)/.test(request.url())) asked.push(request.url())
  })
  for (const path of ['/', '/about', '/work-with-us', '/contact', '/blog']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/blog/top-10-bengali-mom-phrases')
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Logged in as/ })).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a logout asks first where another tab has words that are not saved', async ({
  page,
  context,
}) => {
  await enter(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Add User' }).click()
  const written = other.getByRole('dialog', { name: 'Add User' }).getByLabel('Username')
  await written.fill('pishimoni')
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out without saving?' })
  await expect(question.getByText('A new user in another tab: pishimoni')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(written).toHaveValue('pishimoni')
  await logOut(page)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
})

test('ADM-07 the panel has three tabs, moved along by arrow keys and kept in the address', async ({
  page,
}) => {
  await enter(page)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/^Collaboration Requests/, 'Blog Management', 'Chatbot Training'])
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Blog Management' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Blog Management' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Blog Management', selected: true })).toBeVisible()
})
