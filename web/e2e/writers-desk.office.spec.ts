import { expect, type Page } from '@playwright/test'
import { cutOff } from './cut-off.ts'
import { enter } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

const sentence = 'মা বললেন, বৃষ্টি নামার আগেই ছাদ থেকে আচারের বয়াম আর কাঁথাগুলো তুলে আন। '

/** A story of so many Bengali words, in paragraphs. */
const storyOf = (words: number) => {
  const all = sentence
    .repeat(Math.ceil(words / 13))
    .split(' ')
    .slice(0, words)
  return all.map((word, place) => (place % 60 === 59 ? `${word}\n\n` : `${word} `)).join('')
}

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const content = (page: Page) => page.getByRole('textbox', { name: /^Content/ })
const saved = (page: Page) => page.getByText(/^Saved \d/)

test('a long Bengali post with five pictures survives a lost network and a closed tab, and is read by a friend', async ({
  page,
  context,
  browser,
  baseURL,
}, { project }) => {
  const name = `ছাদের আচার ${project.name} ${Date.now()}`
  const story = storyOf(3_000)
  const first = story.slice(0, 6_000)

  await enter(page)
  await page.getByRole('tab', { name: 'Blog Management' }).click()
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  await title(page).fill(name)
  await content(page).fill(first)
  await expect(saved(page)).toBeVisible()
  await expect(page).not.toHaveURL(/post=new/)
  expect(await cutOff(page)).toEqual([])

  // The network goes, the tab closes, and everything is there once it is back.
  await context.setOffline(true)
  await content(page).fill(story)
  await expect(
    page.getByText('Offline: kept on this device, sent when the connection is back'),
  ).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const desk = await context.newPage()
  await desk.goto('/admin?tab=blog&is=draft')
  await expect(desk.getByRole('button', { name: 'New Blog Post' })).toBeVisible()
  await desk.getByRole('button', { name: 'Open and send' }).click()
  await expect(content(desk)).toHaveValue(story)
  await expect(saved(desk)).toBeVisible()

  // Five pictures are chosen at once, and the draft takes them along.
  const gallery = Array.from({ length: 5 }, (_, at) => pngFile(0.05, `puja-${at}.png`))
  await desk.getByLabel('Pictures for the text').setInputFiles(gallery)
  const ofContent = async () =>
    new Set((await content(desk).inputValue()).match(/\(\/media\/\w+\.webp\)/g)).size
  await expect.poll(ofContent).toBe(5)
  expect(await cutOff(desk)).toEqual([])

  // A friend reads it without login; nobody else does.
  await desk.getByRole('button', { name: /^More(?! tools)/ }).click()
  await desk.getByRole('button', { name: 'Preview link' }).click()
  const link = await desk.getByRole('textbox', { name: /^Link to the preview/ }).inputValue()
  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(friend.getByText('A preview. Not public.')).toBeVisible()
  const seen = async () => {
    await friend.reload()
    await expect(friend.getByRole('heading', { level: 1, name })).toBeVisible()
    return friend.locator('figure img[src^="/media/"]').count()
  }
  await expect.poll(seen).toBe(5)
  await expect(friend.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  expect(await cutOff(friend)).toEqual([])
  expect(await (await friend.request.get('/api/blog')).text()).not.toContain(name)
})
