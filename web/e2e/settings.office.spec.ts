import { expect, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

const openSettings = async (page: Page) => {
  // The picture of a video comes from elsewhere.
  await page.route('**/i.ytimg.com/**', (route) =>
    route.fulfill({ path: new URL('../public/og-image.png', import.meta.url).pathname }),
  )
  await enter(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Ticker messages' })).toBeVisible()
}

const formOf = (page: Page, name: string) => page.getByRole('form', { name })

test('ENT-32 ENT-35 a setting is changed, kept and brought back to its default', {
  tag: '@core',
}, async ({ page }) => {
  const noise = watchNoise(page)
  await openSettings(page)
  const form = formOf(page, 'Social network')
  const field = form.getByRole('textbox')
  const before = await field.inputValue()
  await field.fill('http://plain.example.test')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Give an address that begins with https://')).toBeVisible()
  await field.fill('https://example.test/bari')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Setting Saved')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('https://example.test/bari')
  await expect(form.getByText(/^Changed by sharmila/)).toBeVisible()
  await form.getByRole('button', { name: 'Back to default' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Not saved yet')).toBeHidden()
  await page.reload()
  await expect(field).toHaveValue(before)
  expect(noise).toEqual([])
})

test('what is not saved is asked about before leaving, and waits', async ({ page }) => {
  await openSettings(page)
  const message = page.getByRole('textbox', { name: 'Message 1', exact: true })
  await message.fill('রবিবার নতুন ভিডিও')
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(message).toHaveValue('রবিবার নতুন ভিডিও')
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(message).toHaveValue('রবিবার নতুন ভিডিও')
  await formOf(page, 'Ticker messages').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
})

test('a save without a connection says so and keeps what was typed', async ({ page }) => {
  await openSettings(page)
  const form = formOf(page, 'Reply promise')
  await form.getByRole('textbox').fill('কালকের মধ্যে')
  await page.route('**/api/admin/settings/*', (route) => route.abort())
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be reached')
  await expect(form.getByRole('textbox')).toHaveValue('কালকের মধ্যে')
})

test('the settings are accessible and never scroll sideways', { tag: '@both' }, async ({
  page,
}) => {
  await openSettings(page)
  const form = formOf(page, 'E-mail address')
  await form.getByRole('textbox').fill('nope')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Give an e-mail address')).toBeVisible()
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
