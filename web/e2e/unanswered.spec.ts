import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { openChat } from './open-chat.ts'
import { test } from './test.ts'

test('what a visitor asks in vain is taught in one tap, and then answered', async ({ page }) => {
  const noise = watchNoise(page)
  const question = 'zorgblat quibnix gorpflim?'
  const chat = await openChat(page)
  const ask = async () => {
    const { length } = await chat.said.all()
    await chat.field.fill(question)
    await chat.field.press('Enter')
    await expect(chat.said).toHaveCount(length + 2)
  }
  await ask()

  await enter(page)
  await page.getByRole('tab', { name: 'Chatbot Training' }).click()
  await page.getByRole('tab', { name: 'Unanswered' }).click()
  const item = page.getByRole('listitem').filter({ hasText: question })
  await expect(item.getByText('Asked once')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)

  await item.getByRole('button', { name: /^Teach an answer/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Training Data' })
  await expect(dialog.getByRole('textbox', { name: 'User message' })).toHaveValue(question)
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Bot response' }).fill('Behind the fish.')
  await dialog.getByRole('button', { name: 'Add Training Data' }).click()
  await expect(page.getByText('Training Data Added')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Unanswered' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(item).toHaveCount(0)

  // The chat that was open comes back open.
  await page.goto('/contact')
  await expect(chat.field).toBeVisible()
  // The bot hears of a new row a moment after it was saved.
  await expect(async () => {
    await ask()
    await expect(chat.said.last()).toHaveText('Behind the fish.', { timeout: 3_000 })
  }).toPass({ intervals: [1_000, 2_000, 4_000] })
  expect(noise).toEqual([])
})
