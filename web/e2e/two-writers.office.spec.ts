import { type Browser, expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { enter } from './log-in.ts'
import { test } from './test.ts'

const another = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page)
  return page
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const content = (page: Page) => field(page, /^Content/)
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

const open = async (page: Page, id: string) => {
  await page.goto(`/admin?tab=blog&post=${id}`)
  await expect(content(page)).toBeVisible()
}

/** A draft that is stored, and its id. */
const begin = async (page: Page, title: string, text: string) => {
  await page.goto('/admin?tab=blog&post=new')
  await field(page, /^Title/).fill(title)
  await content(page).fill(text)
  await saved(page)
  await expect(page).toHaveURL(/post=[0-9a-f-]{36}/)
  return new URL(page.url()).searchParams.get('post') ?? ''
}

const put = (page: Page, place: string) =>
  content(page).evaluate((node, place) => {
    if (!(node instanceof HTMLTextAreaElement)) return
    node.focus()
    const at = node.value.indexOf(place) + place.length
    node.setSelectionRange(at, at)
  }, place)

const story = 'মা এলেন।\n\nবাবা হাসলেন।\n\nবৃষ্টি নামল।'

test('two who write one paragraph see both with what differs, and may keep both; what is not kept stands among the earlier versions', async ({
  page,
  browser,
}, { project }) => {
  await enter(page)
  const id = await begin(page, `One paragraph ${project.name} ${Date.now()}`, story)
  const late = await another(browser)
  await open(late, id)
  // Neither knows of the other's words until both are written.
  await late.context().setOffline(true)
  await put(late, 'হাসলেন')
  await late.keyboard.type(' আস্তে')
  await put(late, 'এলেন')
  await late.keyboard.type(' আজ')
  await put(page, 'হাসলেন')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.keyboard.type(' জোরে')
  await kept
  await late.context().setOffline(false)
  // The later one is asked, where it is seen.
  const question = late.getByRole('heading', { name: /changed this/ })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(late.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(late.getByRole('button', { name: 'Save my choice' })).toBeDisabled()
  expect(await complaints(late)).toEqual([])
  await late.getByRole('radio', { name: /^sharmila’s/ }).check()
  await late.getByRole('button', { name: 'Save my choice' }).click()
  await expect(content(late)).toHaveValue('মা এলেন আজ।\n\nবাবা হাসলেন জোরে।\n\nবৃষ্টি নামল।')
  await saved(late)
  await late.getByRole('button', { name: 'Earlier versions' }).click()
  await late
    .getByRole('button', { name: /saved by hand/ })
    .first()
    .click()
  await expect(late.getByText('আস্তে').first()).toBeVisible()
})
