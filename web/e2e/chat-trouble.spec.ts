import { bot } from '@bong-bari/site'
import { expect } from '@playwright/test'
import { answerWith, chatOn, messageCall, openChat } from './open-chat.ts'
import { test } from './test.ts'

test('CHAT-27 CHAT-28 ERR-08 a failure ends in an apology, a log entry and another try; what is too long is not sent', {
  tag: '@night',
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route(messageCall, (route) => route.fulfill({ status: 500, body: 'no' }))
  const chat = await openChat(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveText([/./, 'hi', bot.apology])
  await expect(chat.typing).toBeHidden()
  expect(logged.some((line) => line.includes('Bong Bot could not answer'))).toBe(true)
  await page.unroute(messageCall)
  await page.route(messageCall, (route) => route.abort())
  await chat.tryAgain.click()
  await expect(chat.said).toHaveText([/./, 'hi', bot.apology, bot.apology])
  await answerWith(page, 'এই তো!')
  await chat.tryAgain.click()
  await expect(chat.said).toHaveText([/./, 'hi', bot.apology, bot.apology, 'এই তো!'])
  await expect(chat.tryAgain).toBeHidden()

  await chat.field.fill('ক'.repeat(1_799))
  await expect(chat.window.getByText('characters')).toBeHidden()
  await chat.field.fill('ক'.repeat(1_900))
  await expect(chat.window.getByText('1,900 of 2,000 characters')).toBeVisible()
  await chat.field.fill('ক'.repeat(2_007))
  await expect(chat.window.getByText('Too long by 7. At most 2,000 characters.')).toBeVisible()
  await expect(chat.send).toBeDisabled()
  await expect(chat.field).toHaveAttribute('aria-invalid', 'true')
})

test('a chat that cannot be loaded says so and opens once the page is loaded again', {
  tag: '@night',
}, async ({ page }) => {
  await page.route('**/assets/chat-window-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  const chat = chatOn(page)
  await chat.button.click()
  await expect(page.getByRole('alert')).toContainText('The chat could not be opened.')
  await page.unroute('**/assets/chat-window-*.js')
  await openChat(page)
})
