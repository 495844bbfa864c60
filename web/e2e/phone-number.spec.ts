import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const calls = '**/api/collaboration-requests'
const phoneIn = (page: Page) => page.getByLabel('Phone', { exact: true })

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((given) => navigator.clipboard.writeText(given), text)
  await phoneIn(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

test('a pasted number chooses its country and is stored with its code', async ({ page }) => {
  await page.goto('/work-with-us')
  const send = page.getByRole('button', { name: 'Send' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toHaveAttribute('type', 'submit')
  await page.getByLabel('Name').fill('রিয়া সেন')
  await page.getByLabel('Company').fill('মিষ্টি ঘর')
  await paste(page, '+880 1712-345678')
  await expect(page.getByLabel('Country code')).toHaveValue('+880')
  const [answer] = await Promise.all([page.waitForResponse(calls), send.click()])
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({ phone: '+880 1712345678' })
})
