import { expect, type Page } from '@playwright/test'
import { sideways } from './axe.ts'
import { enter } from './log-in.ts'
import { openChat } from './open-chat.ts'
import { test } from './test.ts'

const openTraining = async (page: Page) => {
  await enter(page)
  await page.getByRole('tab', { name: 'Chatbot Training' }).click()
  await expect(page.getByRole('heading', { name: 'Bong Bot Training Center' })).toBeVisible()
}

test('another way to ask is taken with one press, and whoever asks so is answered in their own tongue', async ({
  page,
}, { project }) => {
  const keyword = `nolen-${project.name}-${Date.now()}`
  await openTraining(page)
  await page.getByRole('button', { name: 'Add Training Data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill(keyword)
  const question = 'নলেন গুড়ের সন্দেশ কোথায় পাওয়া যায়?'
  await dialog.getByRole('textbox', { name: 'User message' }).fill(question)
  await dialog.getByRole('textbox', { name: 'Bot response' }).fill('বাড়িতে এসো!')
  await dialog.getByRole('textbox', { name: 'Answer in Benglish' }).fill('barite esho!')
  await dialog.getByRole('button', { name: 'Offer me others' }).click()
  const offer = dialog.getByRole('button', { name: /^Take nolen gurer/ })
  const way = (await offer.getAttribute('aria-label'))?.replace('Take ', '') ?? ''
  await offer.click()
  await expect(dialog.getByRole('button', { name: `Remove ${way}` })).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(await sideways(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Add Training Data' }).click()
  await expect(page.getByText('Training Data Added')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(way)
  const row = page.getByRole('listitem').filter({ hasText: keyword })
  await expect(row.getByText('1 other way to ask, answers in Benglish')).toBeVisible()

  await page.getByLabel('A visitor’s message').fill(way)
  await page.getByRole('button', { name: 'Ask Bong Bot' }).click()
  const tries = page.getByRole('list', { name: 'Last tries' })
  await expect(tries.getByText('barite esho!')).toBeVisible()
  await expect(tries.getByText(`another way to ask it, “${way}”`)).toBeVisible()

  const chat = await openChat(page)
  await chat.field.fill(way)
  await chat.send.click()
  await expect(chat.said.filter({ hasText: 'barite esho!' })).toBeVisible()
})
