import { type Browser, expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, logIn, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

// Each of them logs in two or three times, which costs the server a hash on purpose.
test.describe.configure({ timeout: 120_000 })

const password = 'ekta notun chabi'

const nameOf = (title: string, project: string) => `${title}-${project}-${Date.now()}`

const openPeople = async (page: Page) => {
  await openTool(page, 'People')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
}

const addUser = async (page: Page, username: string) => {
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await expect(dialog).toHaveCount(1)
  await page.reload()
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('User Created!')).toBeVisible()
}

const itemOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** A page of somebody else, logged in on a device of their own. */
const enterAs = async (browser: Browser, username: string) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, { username, password })
  return page
}

test('ADM-05 ADM-06 AUTH-05 AUTH-08 TOAST-11 an admin is added and removed, and is out at once; dialogs are accessible', async ({
  page,
  browser,
}, { project }) => {
  const noise = watchNoise(page)
  const username = nameOf('kaku', project.name)
  await enter(page)
  await openPeople(page)
  await addUser(page, username)
  const theirs = await enterAs(browser, username)
  await itemOf(page, username).getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: `Remove ${username}?` })
  await expect(question).toHaveCount(1)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('User Removed')).toBeVisible()
  await expect(itemOf(page, username)).toHaveCount(0)
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/login$/)
  await logIn(theirs, { username, password }, { isOpen: true })
  await expect(theirs.getByRole('alert')).toContainText('Login Failed')
  await theirs.context().close()
  expect(noise).toEqual([])
})
