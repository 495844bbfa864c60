import { expect, type Page } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 15_000 })
const rowOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit ${title}`, exact: true })

const begin = async (page: Page, title: string) => {
  await page.goto('/admin?tab=blog&post=new')
  await field(page, /^Title/).fill(title)
}

const story = Array.from({ length: 100 }, (_, at) => `বাড়ির ${at} নম্বর গল্প, মা হাসলেন.`).join(' ')

test('a draft that a slip wiped is offered where it is opened again, and comes back whole', async ({
  page,
}, { project }) => {
  const noise = watchNoise(page)
  await enter(page)
  const title = `Wiped ${project.name} ${Date.now()}`
  await begin(page, title)
  await field(page, /^Content/).fill(story)
  await saved(page)
  await field(page, /^Content/).fill('উফ')
  await press(page, 'Done')
  const row = page.getByRole('list', { name: 'Blog posts' }).getByRole('listitem')
  await expect(row.filter({ hasText: title })).toContainText('উফ')
  await rowOf(page, title).click()
  await expect(page.getByText(/^\d+ words were removed at \d\d:\d\d\.$/)).toBeVisible()
  await press(page, 'Bring them back')
  await expect(field(page, /^Content/)).toHaveValue(story)
  expect(noise).toEqual([])
})

test('a new post is new while the first save of the last one is on its way', async ({ page }, {
  project,
}) => {
  await enter(page)
  const title = `Held ${project.name} ${Date.now()}`
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/blog', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await begin(page, title)
  await page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  await expect(page.getByText(`Go on with “${title}”?`)).toBeVisible()
  await press(page, 'Begin a new one')
  await expect(field(page, /^Title/)).toHaveValue('')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  release()
  await answered
  await field(page, /^Title/).fill(`${title}, another`)
  await saved(page)
  await press(page, 'Done')
  await expect(rowOf(page, title)).toBeVisible()
  await expect(rowOf(page, `${title}, another`)).toBeVisible()
})

test('changes of a published post outlive the tab, and visitors see them once they are published', async ({
  page,
  browser,
  request,
}, { project }) => {
  await enter(page)
  const title = `Public ${project.name} ${Date.now()}`
  await begin(page, title)
  await field(page, /^Content/).fill('What visitors see')
  await press(page, 'Create Post')
  await expect(page.getByText('Blog Post Created!')).toBeVisible()
  await rowOf(page, title).click()
  const slug = await field(page, /^Slug/).inputValue()
  await field(page, /^Content/).fill('What they will see')
  await saved(page)
  await page.close({ runBeforeUnload: false })

  const other = await (await browser.newContext()).newPage()
  await enter(other)
  await other.goto('/admin?tab=blog')
  await rowOf(other, title).click()
  await expect(field(other, /^Content/)).toHaveValue('What they will see')
  const shown = async () => (await (await request.get(`/api/blog/slug/${slug}`)).json()).content
  expect(await shown()).toBe('What visitors see')
  await press(other, 'Publish changes')
  await expect(other.getByText('Blog Post Updated!')).toBeVisible()
  expect(await shown()).toBe('What they will see')
})
