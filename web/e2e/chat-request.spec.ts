import { chatOffer, chatRequest } from '@bong-bari/site'
import { expect } from '@playwright/test'
import { logIn } from './log-in.ts'
import { chatOn, messageCall, openChat } from './open-chat.ts'
import { test } from './test.ts'

const offer = chatOffer.bengali
const words = chatRequest.bengali

test(
  'a brand tells the chat in Bengali what it wants, and the office reads it with what was said before',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
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
    await chatOn(page).button.click()
    await expect(phone).toBeFocused()
    await phone.fill('৯৮৩০০ 12345')
    await phone.press('Enter')
    const message = chat.window.getByRole('textbox', { name: words.message.label })
    await expect(message).toHaveValue('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')
    await message.fill('পুজোর আগে একটা ভিডিও')
    await message.press('Enter')

    await expect(chat.log.getByText(words.summary)).toBeFocused()
    await expect(chat.log.getByRole('definition')).toHaveText([
      'রিয়া সেন',
      company,
      '+91 9830012345',
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
    await page.getByRole('button', { name: 'রিয়া সেন' }).first().click()
    await page.getByText('From the chat').click()
    await expect(page.getByText('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')).toBeVisible()
  },
)

test('who says stop is asked no more, nothing is kept, and who says no is not offered it again', async ({
  page,
}) => {
  let sent = 0
  await page.route('**/api/collaboration-requests', (route) => {
    sent += 1
    return route.abort()
  })
  await page.route(messageCall, (route) =>
    route.fulfill({ json: { response: 'Besh!', lead: { language: 'benglish' } } }),
  )
  const chat = await openChat(page)
  const say = async (text: string) => {
    await chat.field.fill(text)
    await chat.field.press('Enter')
  }
  await say('collab korte chai')
  await chat.log.getByRole('button', { name: chatOffer.benglish.yes }).click()
  const name = chat.window.getByRole('textbox', { name: chatRequest.benglish.name.label })
  await name.fill('Riya')
  await name.press('Enter')
  await chat.window.getByRole('textbox', { name: 'Company' }).fill('Bas!')
  await page.keyboard.press('Enter')
  await expect(chat.said.last()).toHaveText(chatRequest.benglish.stopped)
  await expect(chat.field).toBeFocused()
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('Riya')

  await say('collab korte chai')
  await chat.log.getByRole('button', { name: chatOffer.benglish.no }).click()
  await say('collab korte chai')
  await expect(chat.said.last()).toHaveText('Besh!')
  await expect(chat.log.getByText(chatOffer.benglish.ask)).toHaveCount(0)
  expect(sent).toBe(0)
})

test('a request that did not arrive is still there and goes again under the same key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(messageCall, (route) =>
    route.fulfill({ json: { response: 'Lovely!', lead: { language: 'english' } } }),
  )
  await page.route('**/api/collaboration-requests', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first is written, and its answer lost.
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const chat = await openChat(page)
  await chat.field.fill('I want to collaborate with you')
  await chat.field.press('Enter')
  await chat.log.getByRole('button', { name: 'Yes, please' }).click()
  for (const [label, text] of [
    ['Name', 'Riya Sen'],
    ['Company', 'Tea House of the lost answer'],
    ['Phone', 'riya@example.com'],
    ['Message', 'A video before Pujo'],
  ]) {
    const field = chat.window.getByRole('textbox', { name: label ?? '' })
    await field.fill(text ?? '')
    await field.press('Enter')
  }
  await chat.log.getByRole('button', { name: 'Change: Name' }).click()
  const name = chat.window.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Riya Sen')
  await name.fill('Riya Basu Sen')
  await name.press('Enter')
  await chat.window.getByRole('button', { name: 'Send it' }).click()
  await expect(chat.window.getByText(chatRequest.english.failed)).toBeVisible()
  await expect(chat.log.getByRole('definition').first()).toHaveText('Riya Basu Sen')
  await chat.window.getByRole('button', { name: 'Send again' }).click()
  await expect(chat.said.last()).toContainText('in the ledger')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await logIn(page)
  await expect(page.getByText('Tea House of the lost answer')).toHaveCount(1)
})
