import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { boxesOfAll } from './boxes.ts'
import { asAdmin, enter, watchNoise } from './log-in.ts'
import { chatOn, openChat } from './open-chat.ts'
import { test } from './test.ts'

const write = async (page: Page, title: string) => {
  const data = { title, content: 'মা বললেন, "না।"' }
  const answer = await page.request.post('/api/blog', { headers: await asAdmin(page), data })
  expect(answer.status()).toBe(201)
}

const chooseVideo = async (page: Page) => {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('ইলিশ')
  await expect(page.getByText('1 video. One press adds it.')).toBeVisible()
  await page.getByRole('button', { name: /last piece of ilish/ }).click()
}

const choosePost = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByRole('button', { name: 'Posts', exact: true }).click()
  const found = page.getByRole('list', { name: 'Found posts' })
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title)
  await found.getByRole('button', { name: title }).click()
}

test(
  'a row is taught with a video and a post, and whoever asks sees both and follows them',
  { tag: ['@phone', '@night'] },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    const title = `ছাদের গল্প ${project.name} ${Date.now()}`
    const question = 'পাশের বাড়ির টিয়াপাখি কী বলে?'
    await enter(page)
    await write(page, title)
    await page.getByRole('tab', { name: 'Chatbot Training' }).click()
    await page.getByRole('button', { name: 'Add Training Data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Training Data' })
    const keyword = `cards-${project.name}-${Date.now()}`
    await dialog.getByRole('textbox', { name: 'Keyword' }).fill(keyword)
    await dialog.getByRole('textbox', { name: 'User message' }).fill(question)
    await dialog.getByRole('textbox', { name: 'Bot response' }).fill('এই দেখো।')
    await chooseVideo(page)
    await choosePost(page, title)
    const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    await expect(cards).toHaveText([/last piece of ilish/, new RegExp(title)])
    await page.getByRole('button', { name: `Move ${title} up` }).click()
    await expect(cards.first()).toContainText(title)
    await expect(page.getByRole('button', { name: `Move ${title} up` })).toBeFocused()
    for (const { width, height } of await boxesOfAll(cards.getByRole('button')))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await sideways(page)).toBe(0)
    expect(await complaints(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add Training Data' }).click()
    await expect(page.getByText('Training Data Added')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill(keyword)
    await expect(page.getByRole('listitem').filter({ hasText: keyword })).toContainText('2 cards')

    const chat = await openChat(page)
    await chat.field.fill(question)
    await chat.send.click()
    const links = chat.log.getByRole('listitem').getByRole('link')
    await expect(links).toHaveText([title, /last piece of ilish/])
    await expect(chat.log.getByText('1 video and 1 post:')).toBeAttached()
    await expect(links.last()).toHaveAttribute('href', '/videos/8gdxQ_dgFv8')
    for (const { height } of await boxesOfAll(chat.log.getByRole('listitem')))
      expect(height).toBeGreaterThanOrEqual(44)
    expect(await complaints(page)).toEqual([])
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(links).toHaveCount(2)
    await page.reload()
    await chatOn(page).button.click()
    await expect(links).toHaveText([title, /last piece of ilish/])
    expect(noise).toEqual([])
  },
)
