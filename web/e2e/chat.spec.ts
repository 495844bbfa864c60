import { expect } from '@playwright/test'
import { chatOn, holdAnswer, openChat } from './open-chat.ts'
import { test } from './test.ts'

const bothScripts = /\p{Script=Bengali}.*[a-z]|[a-z].*\p{Script=Bengali}/su

test('AUTH-03 CHAT-01 CHAT-05 CHAT-06 CHAT-07 CHAT-09 CHAT-10 CHAT-11 CHAT-20 CHAT-22 CHAT-23 CHAT-24 CHAT-26 the window has all its parts, a chip fills the textarea alone, and a visitor asks and Bong Bot answers', {
  tag: '@core',
}, async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('chatbot/message')) sent += 1
  })
  await page.goto('/contact')
  const chat = chatOn(page)
  await chat.button.press('Enter')
  await expect(chat.field).toBeFocused()
  // The page stays in use beside it.
  expect(await chat.window.getAttribute('aria-modal')).toBeNull()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(chat.window).toHaveCount(0)
  await expect(chat.button).toBeFocused()
  await expect(chat.button).toHaveAccessibleName('Open Bong Bot, the AI-powered chat')
  await chat.button.click()

  await expect(chat.window.getByRole('heading', { name: 'Bong Bot' })).toBeVisible()
  await expect(chat.window.getByText('online', { exact: true })).toBeVisible()
  await expect(chat.log.getByText('AI-powered')).toBeVisible()
  await expect(chat.close).toBeVisible()
  await expect(chat.said).toHaveText([bothScripts])
  await expect(chat.chips).toHaveCount(2)
  await expect(chat.field).toHaveAttribute('placeholder', 'Kotha Hok Naki?')
  await expect(chat.send).toBeDisabled()
  await expect(chat.button).toBeHidden()

  const text = (await chat.chips.first().textContent()) ?? ''
  await chat.chips.first().click()
  await expect(chat.field).toHaveValue(text)
  await expect(chat.field).toBeFocused()
  await expect(chat.chips).toHaveCount(0)
  await expect(chat.send).toBeEnabled()
  await expect(chat.said).toHaveCount(1)
  expect(sent).toBe(0)

  await chat.field.fill('নতুন ভিডিও কবে আসবে?')
  await chat.send.click()
  await expect(chat.field).toHaveValue('')
  await expect(chat.field).toBeFocused()
  await expect(chat.said).toHaveCount(3)
  await expect(chat.said.nth(1)).toHaveText('নতুন ভিডিও কবে আসবে?')
  await expect(chat.said.nth(2)).toHaveText(/\p{Script=Bengali}/u)
  await expect(chat.said.nth(2)).toHaveAttribute('lang', 'bn')
  await expect(chat.log.locator('time')).toHaveCount(3)
  await chat.close.click()
  await expect(chat.window).toBeHidden()
  await expect(chat.button).toBeFocused()
})

test('CHAT-08 CHAT-12 CHAT-13 CHAT-25 CHAT-29 Enter sends, Shift+Enter begins a line, and while the answer is awaited the bot types and nothing else is sent', async ({
  page,
}) => {
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await chat.field.fill(' \n ')
  await expect(chat.send).toBeDisabled()
  // The Enter that chooses a word of a Bengali keyboard.
  await chat.field.fill('আমি')
  await chat.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await chat.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await expect(chat.field).toHaveValue('আমি')
  await chat.field.press('Shift+Enter')
  await chat.field.pressSequentially('dui')
  await expect(chat.field).toHaveValue('আমি\ndui')
  await expect(chat.said).toHaveCount(1)
  await chat.field.press('Enter')
  await expect(chat.said).toHaveText([/./, 'আমি\ndui'])
  expect(await chat.said.nth(1).evaluate((node) => getComputedStyle(node).whiteSpace)).toContain(
    'pre',
  )

  await expect(chat.typing).toBeVisible()
  await chat.field.fill('and then')
  await expect(chat.send).toBeDisabled()
  await chat.field.press('Enter')
  await expect(chat.field).toHaveValue('and then')
  give('Hello!')
  await expect(chat.said).toHaveText([/./, 'আমি\ndui', 'Hello!'])
  await expect(chat.typing).toBeHidden()
  await expect(chat.send).toBeEnabled()
})
