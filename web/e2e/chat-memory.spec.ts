import { expect } from '@playwright/test'
import { chatOn, holdAnswer, openChat } from './open-chat.ts'
import { test } from './test.ts'

test('an answer that comes after closing is announced on the button, and the conversation goes along to other pages until it is started again', async ({
  page,
}) => {
  const give = await holdAnswer(page)
  const chat = await openChat(page)
  await chat.field.fill('mone rekho')
  await chat.field.press('Enter')
  await chat.close.click()
  give('মনে আছে।')
  await expect(chat.button).toHaveAccessibleName(/a new answer$/)
  await chat.button.click()
  await expect(chat.said).toHaveText([/./, 'mone rekho', 'মনে আছে।'])
  await chat.close.click()
  await expect(chat.button).not.toHaveAccessibleName(/a new answer$/)
  await chat.button.click()
  await chat.field.fill('half a')
  for (const path of ['/about', '/login']) {
    await page.goto(path)
    // It comes along as it was left: open.
    const there = chatOn(page)
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
  await expect(chat.said).toHaveCount(1)
})
