import { chatOffer, chatRequest } from '@bong-bari/site'
import { expect } from '@playwright/test'
import { rowOf } from './lead-list.ts'
import { logIn } from './log-in.ts'
import { openChat } from './open-chat.ts'
import { test } from './test.ts'

const offer = chatOffer.bengali
const words = chatRequest.bengali

test('a brand tells the chat in Bengali what it wants, and the office reads it with what was said before', async ({
  page,
}, { project }) => {
  const company = `মিষ্টি ঘর ${project.name}`
  const toTheBot: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('chatbot/message')) toTheBot.push(request.postData() ?? '')
  })
  const chat = await openChat(page)
  await chat.field.fill('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')
  await chat.field.press('Enter')
  await chat.log.getByRole('button', { name: offer.yes }).click()

  const name = chat.window.getByRole('textbox', { name: words.name.label })
  await expect(name).toBeFocused()
  await expect(chat.log.getByRole('link', { name: words.privacyLink })).toBeVisible()
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(words.name.missing)
  await name.fill('রিয়া সেন')
  await name.press('Enter')
  await chat.window.getByRole('textbox', { name: words.company.label }).fill(company)
  await page.keyboard.press('Enter')
  const phone = chat.window.getByRole('textbox', { name: words.phone.label })
  await phone.fill('১২')
  await phone.press('Enter')
  await expect(phone).toHaveAccessibleDescription(words.phone.wrong)

  await page.reload()
  // The chat is open again, at the same question.
  await phone.fill('৯৮৩০০ 12345')
  await phone.press('Enter')
  await chat.window.getByRole('combobox', { name: words.offering.label }).selectOption('social')
  await chat.window.getByRole('button', { name: words.next }).click()
  const message = chat.window.getByRole('textbox', { name: words.message.label })
  await expect(message).toHaveValue('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')
  await message.fill('পুজোর আগে একটা ভিডিও')
  await message.press('Enter')

  await expect(chat.log.getByText(words.summary)).toBeFocused()
  await expect(chat.log.getByRole('definition')).toHaveText([
    'রিয়া সেন',
    company,
    '+91 9830012345',
    'Social Media',
    'পুজোর আগে একটা ভিডিও',
  ])
  await chat.window.getByRole('button', { name: words.send }).click()
  await expect(chat.said.last()).toContainText('পাকা কথা!')
  await expect(chat.field).toBeFocused()
  expect(toTheBot).toHaveLength(1)
  expect(toTheBot.join()).not.toContain('রিয়া')
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('9830012345')

  await logIn(page)
  await rowOf(page, company).getByRole('button', { name: 'রিয়া সেন' }).click()
  await page.getByText('From the chat').click()
  const details = page.getByRole('complementary', { name: 'Request details' })
  await expect(details.getByText('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')).toBeVisible()
})
