import { expect, type Page } from '@playwright/test'
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
