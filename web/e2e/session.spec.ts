import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { asAdmin, enter, logIn } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_session'))

const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Logout' }).click()

test('ROUTE-08 ADM-01 a stranger at /admin is sent to the login and back after it; Back leads past it', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/admin?leadStatus=hot')
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, admin, { isOpen: true })
  await expect(page).toHaveURL(/\/admin\?leadStatus=hot$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('ADM-03 ADM-07 SESS-05 SESS-06 the panel has three tabs, and its logout revokes the session and leads to /login', async ({
  page,
  request,
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

test('AUTH-06 a session that is ended elsewhere leads back to the same request, with what was typed', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `মাঝপথে ${project.name} ${Date.now()}`
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
  await saveNotes(page)
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

test('SESS-10 a logout asks first where words are not saved, and is followed in another tab', async ({
  page,
  context,
}) => {
  await enter(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await page.goto('/admin/replies?reply=new')
  const written = page.getByRole('dialog').getByLabel('Name')
  await written.fill('Puja')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.goto('/admin')
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out without saving?' })
  await expect(question.getByText('A new reply template')).toBeVisible()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
})
