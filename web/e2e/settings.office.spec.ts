import { expect } from '@playwright/test'
import { complaints } from './axe.ts'
import { asAdmin, enter } from './log-in.ts'
import { test } from './test.ts'

test('settings of a subject are saved together, and holidays are dates', async ({ page }) => {
  await enter(page)
  const headers = await asAdmin(page)
  const path = '/api/admin/settings'
  const reset = (key: string, settingValue: string) =>
    page.request.put(`${path}/${key}`, { headers, data: { settingValue } })
  const all: { settingKey: string; settingValue: string }[] = await (
    await page.request.get(path, { headers })
  ).json()
  const before = (key: string) =>
    all.find(({ settingKey }) => settingKey === key)?.settingValue ?? ''
  await page.goto('/admin/settings#holidays')
  const days = page.getByRole('region', { name: 'Holidays' })
  await expect(days).toBeFocused()
  await expect(days).toBeInViewport()
  // Every setting that there is has a name and a subject.
  await expect(page.getByRole('form', { name: 'Others' })).toHaveCount(0)
  const dates = days.getByLabel(/^Date of holiday/)
  await expect(dates.last()).toBeVisible()
  const count = await dates.count()
  await days.getByRole('button', { name: 'Add a holiday' }).click()
  await expect(days.getByLabel(`Date of holiday ${count + 1}`)).toBeFocused()
  await days.getByLabel(`Date of holiday ${count + 1}`).fill('2031-04-15')
  await days.getByLabel(`Name of holiday ${count + 1}`).fill('Poila Boishakh')
  expect(await complaints(page)).toEqual([])
  const form = page.getByRole('form', { name: 'Days off' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Setting Saved')).toBeVisible()
  await expect(days.getByText(/Holidays end on/)).toBeHidden()

  const contact = page.getByRole('form', { name: 'Contact and channels' })
  await contact.getByRole('textbox', { name: 'E-mail address' }).fill('two@bongbari.test')
  await contact.getByRole('textbox', { name: 'WhatsApp number' }).fill('+91 98300 12345')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  await page.reload()
  await expect(contact.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
    'two@bongbari.test',
  )
  for (const key of ['holidays', 'email', 'whatsapp']) await reset(key, before(key))
})
