import { expect, type Page } from '@playwright/test'
import { cutOff, setTextSize } from './cut-off.ts'
import { asAdmin, enter } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

/** A draft with earlier versions, by calls. */
const newDraft = async (page: Page, title: string) => {
  const headers = await asAdmin(page)
  const content = 'মা বললেন, বৃষ্টি নামার আগেই ছাদ থেকে আচারের বয়াম তুলে আন।'
  const data = { title, content, status: 'draft', format: 'markdown' }
  const answer = await page.request.post('/api/blog', { headers, data })
  const { id }: { id: string } = await answer.json()
  for (const more of ['Unexpectedly-long-words-without-a-break stand here.', 'ছেলে বলল, একটু পরে।'])
    await page.request.put(`/api/blog/${id}`, { headers, data: { content: `${content} ${more}` } })
  return { id, remove: () => page.request.delete(`/api/blog/${id}`, { headers }) }
}

/** What cannot be reached by scrolling down, of the page and of the sheets that lie on it. */
const outOfReach = async (page: Page) => {
  const sheets = await page
    .locator('[role=dialog], [role=dialog] .overflow-auto')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ scrollWidth, clientWidth }) => `a sheet scrolls ${scrollWidth - clientWidth} px`),
    )
  return [...(await cutOff(page)), ...sheets]
}

const isInReach = async (page: Page, screen: string) => {
  await setTextSize(page, 200)
  await expect.poll(() => outOfReach(page), screen).toEqual([])
}

test(
  'the writer’s desk has everything in reach with letters of twice the size',
  { tag: ['@phone', '@night'] },
  async ({ page }, { project }) => {
    await enter(page)
    const title = `ছাদের গল্প ${project.name} ${Date.now()}`
    const { id, remove } = await newDraft(page, title)
    const press = (name: string | RegExp) =>
      page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click()

    await page.goto('/admin?tab=blog&is=draft')
    await expect(page.getByText(title)).toBeVisible()
    await isInReach(page, 'list of posts')

    await page.goto(`/admin?tab=blog&post=${id}`)
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title)
    await isInReach(page, 'editor')
    await page.getByLabel('Pictures for the text').setInputFiles(pngFile(0.05, 'roof.png'))
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await press(/^More(?! tools)/)
    await isInReach(page, 'folded part')
    await press('Preview link')
    await expect(page.getByRole('textbox', { name: /^Link to the preview/ })).toBeVisible()
    await isInReach(page, 'preview link')
    await press('Options')
    await press('Schedule')
    await expect(page.getByLabel('Day and time in Kolkata')).toBeVisible()
    await isInReach(page, 'schedule')
    await press('Clear time')
    await page.keyboard.press('Escape')
    await press('Earlier versions')
    await expect(page.getByRole('list', { name: 'Earlier versions' })).toBeVisible()
    await isInReach(page, 'earlier versions')
    await page.getByRole('list', { name: 'Earlier versions' }).getByRole('button').first().click()
    await isInReach(page, 'comparison')

    await page.goto('/admin/pictures')
    await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
    await isInReach(page, 'library')
    await press(/^Edit/)
    await expect(page.getByRole('textbox', { name: /^Description/ })).toBeVisible()
    await isInReach(page, 'description of a picture')
    await page.goto('/admin?tab=blog&post=new')
    await press(/^More(?! tools)/)
    await press('Choose from the library')
    await expect(page.getByRole('heading', { name: 'Choose from the library' })).toBeVisible()
    await isInReach(page, 'choice of a picture')
    await remove()
  },
)

test(
  'what the bot could not answer has its tools in reach on the smallest phone, and with letters of twice the size',
  { tag: ['@phone', '@night'] },
  async ({ page }, { project }) => {
    // Long numbers are hidden, so this is in letters.
    const now = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const message = `xylophone quantum wombat ${project.name} ${now}`
    await page.request.post('/api/chatbot/message', { data: { message } })
    await enter(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/admin/chatbot?list=unanswered')
    await expect(page.getByRole('button', { name: `Teach an answer to ${message}` })).toBeVisible()
    await expect.poll(() => outOfReach(page), '320 px').toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await isInReach(page, '200 % text')
    await page.getByRole('button', { name: `Remove ${message}` }).click()
  },
)
