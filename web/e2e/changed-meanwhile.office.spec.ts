import { type Browser, expect, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { nameOf, openLead } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

/** Another admin at another computer. */
const another = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page)
  return page
}

const complaints = async (page: Page) => {
  const { violations } = await axeOf(page).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const panel = (page: Page) => page.getByRole('heading', { name: /^sharmila changed this/ })

const openPost = async (page: Page, title: string) => {
  await page.getByRole('tab', { name: 'Blog Management' }).click()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(field(page, /^Title/)).toHaveValue(title)
}

const savePost = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Blog Post Updated!')).toBeVisible()
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
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel(page)).toBeFocused()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('radio', { name: /sharmila’s/ }).check()
  await expect(field(page, /^Content/)).toHaveValue('Their words')
  await page.getByRole('radio', { name: /Yours/ }).check()
  await savePost(page)
  await openPost(other, title)
  await expect(field(other, /^Content/)).toHaveValue('My words')
  // The browser itself says each refusal.
  expect(noise.filter((line) => !line.includes('412'))).toEqual([])
})

test('notes of two admins never replace each other unseen, and a status keeps nobody from saving', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = nameOf('notes', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  const other = await another(browser)
  for (const at of [page, other]) {
    // Others come in meanwhile.
    await at.getByRole('searchbox', { name: 'Search requests' }).fill(name)
    await expect(at.getByText('1 request', { exact: true })).toBeVisible()
    await openLead(at, name)
  }
  const notes = (at: Page) => field(at, /^Follow-up notes/)
  const save = (at: Page) => at.getByRole('button', { name: 'Save Notes' }).click()
  await other.getByText('Hot', { exact: false }).last().click()
  await expect(other.getByText('Status Updated')).toBeVisible()
  await notes(page).fill('Called on Friday')
  await save(page)
  await expect(page.getByText('Notes Saved')).toBeVisible()
  await notes(other).fill('Sent the rates')
  await save(other)
  await expect(panel(other)).toBeVisible()
  await expect(other.getByText('Called on Friday')).toBeVisible()
  await notes(other).fill('Called on Friday. Sent the rates')
  await save(other)
  await expect(other.getByText('Notes Saved')).toBeVisible()
})

type Place = {
  /** Makes something of a name and shows where it is edited. */
  make: (page: Page, name: string) => Promise<void>
  show: (page: Page) => Promise<void>
  edit: (page: Page, name: string) => Promise<void>
  /** Two fields of it, the second of which both write. */
  fields: [RegExp, RegExp]
  saved: string
}

const openCenter = async (page: Page) => {
  await page.getByRole('tab', { name: 'Chatbot Training' }).click()
  await expect(page.getByRole('heading', { name: 'Bong Bot Training Center' })).toBeVisible()
}

const addTemplate = async (page: Page, name: string, content: RegExp) => {
  await page.getByRole('button', { name: 'Add Template' }).click()
  const dialog = page.getByRole('dialog')
  await field(page, /^Name/).fill(name)
  await field(page, content).fill('First words')
  await dialog.getByRole('button', { name: 'Add Template' }).click()
  await expect(page.getByText('Template Added')).toBeVisible()
}

const places: Record<string, Place> = {
  'homepage section': {
    show: async (page) => {
      await page.getByRole('link', { name: 'Homepage' }).click()
      await expect(page.getByRole('button', { name: 'Add Content Section' })).toBeVisible()
    },
    make: async (page, name) => {
      await page.getByRole('button', { name: 'Add Content Section' }).click()
      await field(page, /^Title/).fill(name)
      await page.getByRole('button', { name: 'Add section' }).click()
      await expect(page.getByText('✅ Homepage content created successfully!')).toBeVisible()
    },
    edit: (page, name) => page.getByRole('button', { name: `Edit ${name}` }).click(),
    fields: [/^Button text/, /^Content/],
    saved: '✅ Homepage content updated successfully!',
  },
  'training row': {
    show: openCenter,
    make: async (page, name) => {
      await page.getByRole('button', { name: 'Add Training Data' }).click()
      const dialog = page.getByRole('dialog')
      await field(page, /^Keyword/).fill(name)
      await field(page, /^User message/).fill(name)
      await field(page, /^Bot response/).fill('First words')
      await dialog.getByRole('button', { name: 'Add Training Data' }).click()
      await expect(page.getByText('Training Data Added')).toBeVisible()
    },
    edit: (page, name) => page.getByRole('button', { name: `Edit ${name}` }).click(),
    fields: [/^User message/, /^Bot response/],
    saved: 'Training Data Updated',
  },
  'bot template': {
    show: async (page) => {
      await openCenter(page)
      await page.getByRole('tab', { name: 'Templates' }).click()
    },
    make: (page, name) => addTemplate(page, name, /^Content/),
    edit: (page, name) => page.getByRole('button', { name: `Edit ${name}` }).click(),
    fields: [/^Name/, /^Content/],
    saved: 'Template Updated',
  },
  'reply template': {
    show: async (page) => {
      await page.getByRole('link', { name: 'Replies' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Replies' })).toBeVisible()
    },
    make: (page, name) => addTemplate(page, name, /^English text/),
    edit: (page, name) => page.getByRole('button', { name: `Edit ${name}` }).click(),
    fields: [/^Bengali text/, /^English text/],
    saved: 'Template Updated',
  },
}

for (const [what, { show, make, edit, fields, saved }] of Object.entries(places))
  test(`two admins with one ${what} open lose no word, and both are told`, async ({
    page,
    browser,
  }, { project }) => {
    const [first, second] = fields
    const name = `Two admins ${project.name} ${Date.now()}`
    const theirs = `${name}, theirs`
    await enter(page)
    await show(page)
    await make(page, name)
    const other = await another(browser)
    await show(other)
    const save = async (at: Page) => {
      await at.getByRole('button', { name: 'Save changes' }).click()
      await expect(at.getByText(saved).first()).toBeVisible()
    }
    await edit(page, name)
    await edit(other, name)
    await field(other, first).fill(theirs)
    await save(other)
    await field(page, second).fill('Mine')
    await save(page)

    await other.reload()
    await edit(other, name)
    await expect(field(other, first)).toHaveValue(theirs)
    await expect(field(other, second)).toHaveValue('Mine')
    await edit(page, name)
    await field(other, second).fill('Their words')
    await save(other)
    await field(page, second).fill('My words')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(panel(page)).toBeVisible()
    await page.getByRole('radio', { name: /Yours/ }).check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(panel(page)).toBeHidden()
    await other.reload()
    await edit(other, name)
    await expect(field(other, second)).toHaveValue('My words')
  })

test('two admins with the settings open keep both, and are asked where both changed one', async ({
  page,
  browser,
}) => {
  const other = await another(browser)
  await enter(page)
  const show = async (at: Page) => {
    await at.route('**/i.ytimg.com/**', (route) => route.abort())
    await at.getByRole('link', { name: 'Settings' }).click()
    await expect(at.getByRole('form', { name: 'Social network' })).toBeVisible()
  }
  await show(page)
  await show(other)
  const form = (at: Page) => at.getByRole('form', { name: 'Instagram profile' })
  const before = await form(page).getByRole('textbox').inputValue()
  const write = async (at: Page, text: string) => {
    await form(at).getByRole('textbox').fill(text)
    await form(at).getByRole('button', { name: 'Save' }).click()
  }
  await write(other, 'https://example.test/theirs')
  await expect(other.getByText('Setting Saved')).toBeVisible()
  await write(page, 'https://example.test/mine')
  await expect(form(page).getByRole('heading', { name: /^sharmila changed this/ })).toBeVisible()
  await expect(form(page).getByText('https://example.test/theirs')).toBeVisible()
  await form(page).getByRole('radio', { name: /Yours/ }).check()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Setting Saved')).toBeVisible()
  await other.reload()
  await expect(form(other).getByRole('textbox')).toHaveValue('https://example.test/mine')
  await write(other, before)
  await expect(other.getByText('Setting Saved')).toBeVisible()
})
