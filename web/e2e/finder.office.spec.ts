import { expect } from '@playwright/test'
import { complaints } from './axe.ts'
import { asAdmin, enter } from './log-in.ts'
import { test } from './test.ts'

test('everything of the office is found by keys alone', { tag: '@night' }, async ({ page }) => {
  const name = `Finder ${Date.now()}`
  const data = { name, company: 'Mishti Ghar', phone: '+91 9830012345' }
  const path = '/api/collaboration-requests'
  expect((await page.request.post(path, { data })).ok()).toBe(true)
  await enter(page)
  const headers = await asAdmin(page)
  // The search hears of a request a moment after it came.
  const found = async () => (await page.request.get(path, { headers, params: { q: name } })).json()
  await expect.poll(found).toHaveLength(1)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find in the office' })
  await expect(field).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await field.fill(name)
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await field.fill('holidays')
  await expect(page.getByRole('option', { name: 'Holidays' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings#holidays$/)
  await expect(page.getByRole('region', { name: 'Holidays' })).toBeFocused()
  // Every setting that there is has a name and a subject.
  await expect(page.getByRole('form', { name: 'Others' })).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field.fill('xylophone quagga')
  await expect(page.getByText(/^Nothing found for/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('on a phone the same is behind the tools @phone', { tag: ['@phone', '@night'] }, async ({
  page,
}) => {
  await enter(page)
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Find in the office' })
  await field.fill('people')
  await page.getByRole('option', { name: 'People' }).click()
  await expect(page).toHaveURL(/\/admin\/people$/)
})
