import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { openForm } from './home-form.ts'
import { test } from './test.ts'

const calls = '**/api/collaboration-requests'

const fillForm = async (page: Page) => {
  const form = await openForm(page)
  await form.getByLabel('Name').fill('রিয়া সেন')
  await form.getByLabel('Company').fill('মিষ্টি ঘর')
  await form.getByLabel('Phone', { exact: true }).fill('৯৮৩০০ 12345')
  return form
}

test('HOME-08 API-03 TOAST-06 FORM-02 a request in Bengali is stored, and the form is empty again with the focus in it', {
  tag: '@core',
}, async ({ page }) => {
  const form = await fillForm(page)
  const release = await hold(page, calls)
  const answered = page.waitForResponse(calls)
  await form.getByRole('button', { name: 'Send Collaboration Request' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button')).toHaveText('Sending...')
  const isInForm = () => form.evaluate((node) => node.contains(document.activeElement))
  expect(await isInForm()).toBe(true)
  release()
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({ phone: '+91 9830012345' })
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    "Your collaboration request has been submitted. We'll get back to you soon!",
  )
  await expect(form.getByLabel('Name')).toHaveValue('')
  await expect(form.getByRole('button')).toHaveText('Fill Name, Company & Contact Info *')
  await expect(form.getByRole('button')).toBeDisabled()
  expect(await isInForm()).toBe(true)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Name')).toBeFocused()
})
