import { expect, type Page } from '@playwright/test'
import { openForm } from './home-form.ts'
import { test } from './test.ts'

const calls = '**/api/collaboration-requests'
const phoneIn = (page: Page) => page.getByLabel('Phone', { exact: true })

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((given) => navigator.clipboard.writeText(given), text)
  await phoneIn(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

/** As people have them in their contacts, with what the fields and the stored number then hold. */
const numbers = [
  ['+880 1712-345678', '+880', '1712345678'],
  ['+91 98300 12345', '+91', '9830012345'],
  ['0091 98300 12345', '+91', '9830012345'],
  ['098300 12345', '+91', '9830012345'],
] as const

for (const [text, code, digits] of numbers) {
  test(`a pasted ${text} is stored as ${code} ${digits}`, async ({ page }) => {
    await page.goto('/work-with-us')
    await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
    await page.getByLabel('Name').fill('রিয়া সেন')
    await page.getByLabel('Company').fill('মিষ্টি ঘর')
    await paste(page, text)
    await expect(page.getByLabel('Country code')).toHaveValue(code)
    const [answer] = await Promise.all([
      page.waitForResponse(calls),
      page.getByRole('button', { name: 'Send' }).click(),
    ])
    expect(answer.status()).toBe(201)
    expect(answer.request().postDataJSON()).toMatchObject({ phone: `${code} ${digits}` })
  })
}

test('a number typed with its code, key by key, moves the code where it belongs', {
  tag: '@both',
}, async ({ page }) => {
  const form = await openForm(page)
  await expect(form.getByRole('button')).toBeDisabled()
  await phoneIn(page).pressSequentially('+8801712345678')
  await expect(form.getByLabel('Country code')).toHaveValue('+880')
  await expect(phoneIn(page)).toHaveValue('1712345678')
})

test('a code that is not in the list is said, and the number stands as it was given', async ({
  page,
}) => {
  await openForm(page)
  await paste(page, '+39 06 1234 5678')
  await expect(phoneIn(page)).toHaveAccessibleDescription(
    'The country code +39 is not in the list. Choose another number, or give your email.',
  )
  await expect(phoneIn(page)).toHaveValue('+390612345678')
})
