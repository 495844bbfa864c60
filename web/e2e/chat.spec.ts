import { bot } from '@bong-bari/site'
import { expect, test } from '@playwright/test'
import { answerWith, chatOn, holdAnswer, messageCall, openChat, openingCall } from './open-chat.ts'

const bothScripts = /\p{Script=Bengali}.*[a-z]|[a-z].*\p{Script=Bengali}/su

test('CHAT-05 CHAT-06 CHAT-07 CHAT-09 CHAT-10 CHAT-11 CHAT-20 the open window has all its parts', async ({
  page,
}) => {
  const chat = await openChat(page)
  await expect(chat.window.getByRole('heading', { name: 'Bong Bot' })).toBeVisible()
  await expect(chat.window.getByText('online', { exact: true })).toBeVisible()
  await expect(chat.close).toBeVisible()
  await expect(chat.said).toHaveText([bothScripts])
  await expect(chat.chips).toHaveCount(2)
  await expect(chat.field).toHaveAttribute('placeholder', 'Kotha Hok Naki?')
  await expect(chat.send).toBeDisabled()
  await expect(chat.button).toBeHidden()
  await chat.close.click()
  await expect(chat.window).toBeHidden()
  await expect(chat.button).toBeFocused()
})

test('CHAT-01 it is called Bong Bot and said to be AI-powered', async ({ page }) => {
  const chat = await openChat(page)
  await expect(chat.log.getByText('AI-powered')).toBeVisible()
  await chat.close.click()
  await expect(chat.button).toHaveAccessibleName('Open Bong Bot, the AI-powered chat')
})

test('CHAT-20 the greeting and the chips are those that the team has set', async ({ page }) => {
  const suggestions = ['মিষ্টি আছে?', 'Pujor video kobe?']
  await page.route(openingCall, (route) =>
    route.fulfill({ json: { greeting: 'শুভ বিজয়া! Come in.', suggestions } }),
  )
  const chat = await openChat(page)
  await expect(chat.said).toHaveText(['শুভ বিজয়া! Come in.'])
  await expect(chat.chips).toHaveText(suggestions)
})

test('CHAT-20 without an opening from the server the built-in one stands, and stays', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(openingCall, async (route) => {
    await asked
    await route.fulfill({ json: { greeting: 'Too late', suggestions: [] } })
  })
  const chat = await openChat(page)
  await expect(chat.said).toHaveText([bot.greeting])
  const late = page.waitForResponse(openingCall)
  answer()
  await (await late).finished()
  await expect(chat.chips).toHaveText([...bot.suggestions])
  await expect(chat.said).toHaveText([bot.greeting])
})

test('CHAT-22 CHAT-23 picking a chip fills the textarea, sends nothing and hides the chips', async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('chatbot/message')) sent += 1
  })
  const chat = await openChat(page)
  const text = (await chat.chips.first().textContent()) ?? ''
  await chat.chips.first().click()
  await expect(chat.field).toHaveValue(text)
  await expect(chat.field).toBeFocused()
  await expect(chat.chips).toHaveCount(0)
  await expect(chat.send).toBeEnabled()
  await expect(chat.said).toHaveCount(1)
  expect(sent).toBe(0)
})

test('CHAT-21 typing hides the chips', async ({ page }) => {
  const chat = await openChat(page)
  await chat.field.pressSequentially('k')
  await expect(chat.chips).toHaveCount(0)
})

test('CHAT-12 CHAT-13 Enter sends, Shift+Enter begins a line', async ({ page }) => {
  await answerWith(page, 'বেশ।')
  const chat = await openChat(page)
  await chat.field.pressSequentially('ek')
  await chat.field.press('Shift+Enter')
  await chat.field.pressSequentially('dui')
  await expect(chat.field).toHaveValue('ek\ndui')
  await expect(chat.said).toHaveCount(1)
  await chat.field.press('Enter')
  await expect(chat.said).toHaveText([/./, 'ek\ndui', 'বেশ।'])
  expect(await chat.said.nth(1).evaluate((node) => getComputedStyle(node).whiteSpace)).toContain(
    'pre',
  )
})

test('CHAT-12 the Enter that chooses a word of a Bengali keyboard sends nothing', async ({
  page,
}) => {
  const chat = await openChat(page)
  await chat.field.fill('আমি')
  await chat.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await chat.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  await expect(chat.field).toHaveValue('আমি')
  await expect(chat.said).toHaveCount(1)
})

test('AUTH-03 CHAT-11 CHAT-24 CHAT-26 a visitor asks and Bong Bot answers', async ({ page }) => {
  const chat = await openChat(page)
  await chat.field.fill('নতুন ভিডিও কবে আসবে?')
  await chat.send.click()
  await expect(chat.field).toHaveValue('')
  await expect(chat.field).toBeFocused()
  await expect(chat.said).toHaveCount(3)
  await expect(chat.said.nth(1)).toHaveText('নতুন ভিডিও কবে আসবে?')
  await expect(chat.said.nth(2)).toHaveText(/\p{Script=Bengali}/u)
  await expect(chat.said.nth(2)).toHaveAttribute('lang', 'bn')
  await expect(chat.log.locator('time')).toHaveCount(3)
})

test('CHAT-08 CHAT-25 CHAT-29 while the answer is awaited the bot types and nothing else is sent', async ({
  page,
}) => {
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await chat.field.fill(' \n ')
  await expect(chat.send).toBeDisabled()
  await chat.field.fill('hi')
  await chat.send.click()
  await expect(chat.typing).toBeVisible()
  await chat.field.fill('and then')
  await expect(chat.send).toBeDisabled()
  await chat.field.press('Enter')
  await expect(chat.field).toHaveValue('and then')
  give('Hello!')
  await expect(chat.said).toHaveText([/./, 'hi', 'Hello!'])
  await expect(chat.typing).toBeHidden()
  await expect(chat.send).toBeEnabled()
})

test('CHAT-27 CHAT-28 ERR-08 a failure ends in an apology, a log entry and another try', async ({
  page,
}) => {
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
})

test('offline is an apology too', async ({ page, context }) => {
  const chat = await openChat(page)
  await context.setOffline(true)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said.last()).toHaveText(bot.apology)
})

test('who writes too fast is told how long to wait', async ({ page }) => {
  const chat = await openChat(page)
  await page.route(messageCall, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: {} }),
  )
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await expect(chat.said.last()).toContainText('৪২ সেকেন্ড পরে')
})

test('a message that is too long says so and is not sent', async ({ page }) => {
  const chat = await openChat(page)
  await chat.field.fill('ক'.repeat(1_799))
  await expect(chat.window.getByText('characters')).toBeHidden()
  await chat.field.fill('ক'.repeat(1_900))
  await expect(chat.window.getByText('1,900 of 2,000 characters')).toBeVisible()
  await chat.field.fill('ক'.repeat(2_007))
  await expect(chat.window.getByText('Too long by 7. At most 2,000 characters.')).toBeVisible()
  await expect(chat.send).toBeDisabled()
  await expect(chat.field).toHaveAttribute('aria-invalid', 'true')
})

test('links in an answer lead where they say: pages within the site, the rest in a new tab', async ({
  page,
}) => {
  await answerWith(page, 'লিখুন /work-with-us বা https://youtu.be/x, javascript:alert(1) নয়।')
  const chat = await openChat(page)
  await chat.field.fill('collab')
  await chat.field.press('Enter')
  const links = chat.log.getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.last()).toHaveAttribute('href', 'https://youtu.be/x')
  await expect(links.last()).toHaveAttribute('target', '_blank')
  await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await links.first().click()
  await expect(page).toHaveURL(/\/work-with-us$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(chat.said).toHaveCount(3)
})

test('the conversation goes along to other pages and over a reload, until it is started again', async ({
  page,
}) => {
  await answerWith(page, 'মনে আছে।')
  const chat = await openChat(page)
  await chat.field.fill('mone rekho')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveCount(3)
  await chat.field.fill('half a')
  for (const path of ['/about', '/login']) {
    const there = await openChat(page, path)
    await expect(there.said).toHaveText([/./, 'mone rekho', 'মনে আছে।'])
    await expect(there.field).toHaveValue('half a')
    await expect(there.chips).toHaveCount(0)
  }
  await chat.again.click()
  await expect(chat.said).toHaveCount(1)
  await expect(chat.chips).toHaveCount(2)
  await expect(chat.field).toHaveValue('')
  await expect(chat.field).toBeFocused()
  await page.reload()
  await chat.button.click()
  await expect(chat.said).toHaveCount(1)
})

test('a spoilt memory greets afresh', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('chat', '{"messages":[{"id":1}'))
  const chat = await openChat(page, '/about')
  await expect(chat.said).toHaveText([bothScripts])
})

test('an answer that comes after closing is kept and announced on the button', async ({ page }) => {
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await chat.close.click()
  give('Here I am.')
  await expect(chat.button).toHaveAccessibleName(/a new answer$/)
  await chat.button.click()
  await expect(chat.said).toHaveText([/./, 'hi', 'Here I am.'])
  await chat.close.click()
  await expect(chat.button).not.toHaveAccessibleName(/a new answer$/)
})

test('an answer that comes after starting again is dropped', async ({ page }) => {
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await chat.field.fill('hi')
  await chat.field.press('Enter')
  await chat.again.click()
  await expect(chat.typing).toBeHidden()
  give('Too late')
  await page.unroute(messageCall)
  await answerWith(page, 'In time')
  await chat.field.fill('again')
  await chat.field.press('Enter')
  await expect(chat.said).toHaveText([/./, 'again', 'In time'])
})

test('a chat that cannot be loaded says so and opens at the next try', async ({ page }) => {
  await page.route('**/assets/chat-window-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  const chat = chatOn(page)
  await chat.button.click()
  await expect(page.getByRole('alert')).toContainText('The chat could not be opened.')
  await page.unroute('**/assets/chat-window-*.js')
  await chat.button.click()
  await expect(chat.field).toBeFocused()
})
