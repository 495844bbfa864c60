import { type Browser, expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

/** Another admin at another computer. */
const another = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page)
  return page
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const panel = (page: Page) => page.getByRole('heading', { name: /^sharmila changed this/ })

const openPost = async (page: Page, title: string) => {
  await page.getByRole('tab', { name: 'Blog Management' }).click()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(field(page, /^Title/)).toHaveValue(title)
}

const savePost = async (page: Page) => {
  // An earlier save may still be told of: this one has ended when its own answer is here.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok() && /blog/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await saved
  await expect(page.getByText('Blog Post Updated!').first()).toBeVisible()
}

test('two admins with one post open keep what the other wrote, and are asked where both wrote', async ({
  page,
  browser,
}, { project }) => {
  const noise = watchNoise(page)
  const title = `Two admins ${project.name} ${Date.now()}`
  await enter(page)
  await page.getByRole('tab', { name: 'Blog Management' }).click()
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  await field(page, /^Title/).fill(title)
  await field(page, /^Content/).fill('First words')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog Post Created!')).toBeVisible()
  const other = await another(browser)
  await openPost(page, title)
  await openPost(other, title)
  await field(other, /^Excerpt/).fill('Theirs')
  await savePost(other)
  await field(page, /^Date/).fill('Mine')
  await savePost(page)
  await openPost(page, title)
  await expect(field(page, /^Excerpt/)).toHaveValue('Theirs')
  await expect(field(page, /^Date/)).toHaveValue('Mine')

  await openPost(other, title)
  await field(other, /^Content/).fill('Their words')
  await savePost(other)
  await field(page, /^Content/).fill('My words')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(panel(page)).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('radio', { name: /sharmila’s/ }).check()
  await expect(field(page, /^Content/)).toHaveValue('My words')
  await page.getByRole('radio', { name: /Yours/ }).check()
  await savePost(page)
  await openPost(other, title)
  await expect(field(other, /^Content/)).toHaveValue('My words')
  // The browser itself says each refusal.
  expect(noise.filter((line) => !line.includes('412'))).toEqual([])
})
