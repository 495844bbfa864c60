import { expect, type Locator, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

const calls = '**/api/collaboration-requests'

const openForm = async (page: Page) => {
  await page.goto('/work-with-us')
  const form = page.getByRole('form', { name: 'Open a new page with us' })
  await form.scrollIntoViewIfNeeded()
  // The button submits once the page is hydrated.
  await expect(form.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
  return form
}

const fill = async (form: Locator) => {
  await form.getByLabel('Name').fill('রিয়া সেন')
  await form.getByLabel('Company').fill('মিষ্টি ঘর')
  await form.getByLabel('Phone', { exact: true }).fill('৯৮৩০০ 12345')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('ROUTE-03 WORK-01 WORK-02 WORK-03 WORK-04 TOAST-08 FORM-01 FORM-02 FORM-W-01 FORM-W-02 FORM-W-05 FORM-W-06 FORM-W-08 below three offers a form names every rule, and five seconds of thanks replace it', {
  tag: '@core',
}, async ({ page }) => {
  const form = await openForm(page)
  for (const name of ['Product Integration', 'Custom Content', 'Social Media'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await send(page)
  const rules = {
    Name: 'Name must be at least 2 characters',
    Company: 'Company name is required',
    Email: 'Please provide either an email address or phone number',
  }
  for (const [label, message] of Object.entries(rules)) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
  }
  await expect(form.getByLabel('Name')).toBeFocused()

  await fill(form)
  const sent = page.waitForRequest(calls)
  await send(page)
  expect((await sent).postDataJSON()).toEqual({
    name: 'রিয়া সেন',
    company: 'মিষ্টি ঘর',
    phone: '+91 9830012345',
  })
  const thanks = page.getByRole('main').getByRole('status')
  await expect(thanks).toContainText('Our team will reply within 2-3 business days.')
  const since = Date.now()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Success! 🎉')).toBeVisible()
  await expect(thanks).toBeFocused()
  await expect(form).toBeVisible()
  await expect(form).toBeFocused()
  expect(Date.now() - since).toBeGreaterThan(4_000)
  for (const label of ['Name', 'Company', 'Email', 'Message'])
    await expect(form.getByLabel(label)).toHaveValue('')
  await expect(thanks).toHaveCount(0)
})

test('a form that is sent before its code is there names its rules once it is', {
  tag: '@night',
}, async ({ page }) => {
  const release = await hold(page, '**/assets/work-form-*.js')
  await page.goto('/work-with-us')
  const form = page.getByRole('form', { name: 'Open a new page with us' })
  await form.scrollIntoViewIfNeeded()
  await hydrated(page)
  await form.getByLabel('Name').fill('Riya')
  await send(page)
  release()
  await expect(form.getByLabel('Company')).toHaveAccessibleDescription('Company name is required')
  await expect(form.getByLabel('Name')).toHaveValue('Riya')
})
