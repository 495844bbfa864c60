import { expect } from '@playwright/test'
import { answerWith, holdAnswer, openChat } from './open-chat.ts'
import { test } from './test.ts'

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
