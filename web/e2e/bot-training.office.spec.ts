import { expect, type Page } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

/** The keyword tells one run of the journeys from another. */
const keywordOf = (title: string, project: string) => `ফুচকা-${title}-${project}-${Date.now()}`

const openTraining = async (page: Page) => {
  await enter(page)
  await page.getByRole('tab', { name: 'Chatbot Training' }).click()
  await expect(page.getByRole('heading', { name: 'Bong Bot Training Center' })).toBeVisible()
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search' }).fill(text)
const itemOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const fillRow = async (page: Page, keyword: string, answer = 'এক প্লেট ঝাল!') => {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Keyword' }).fill(keyword)
  await dialog.getByRole('textbox', { name: 'User message' }).fill(`${keyword} পাওয়া যায়?`)
  await dialog.getByRole('textbox', { name: 'Bot response' }).fill(answer)
}

const addRow = async (page: Page, keyword: string) => {
  await page.getByRole('button', { name: 'Add Training Data' }).click()
  await fillRow(page, keyword)
  await dialogOf(page).getByRole('button', { name: 'Add Training Data' }).click()
  await expect(page.getByText('Training Data Added')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
}

test(
  'TRAIN-01 TRAIN-03 TRAIN-04 TRAIN-05 TRAIN-06 a row is taught, tried, changed, rested and deleted',
  { tag: '@core' },
  async ({ page }, { project }) => {
    const noise = watchNoise(page)
    const keyword = keywordOf('সারি', project.name)
    await openTraining(page)
    await addRow(page, keyword)
    await search(page, keyword)
    await expect(itemOf(page, keyword)).toHaveCount(1)

    const ask = async () => {
      await page.getByLabel('A visitor’s message').fill(`${keyword} পাওয়া যায়?`)
      await page.getByRole('button', { name: 'Ask Bong Bot' }).click()
    }
    const tries = page.getByRole('list', { name: 'Last tries' })
    await ask()
    await expect(tries.getByText('এক প্লেট ঝাল!')).toBeVisible()
    await tries.getByRole('button', { name: 'Open what answered' }).click()
    await expect(dialogOf(page).getByRole('textbox', { name: 'Keyword' })).toHaveValue(keyword)
    await dialogOf(page).getByRole('textbox', { name: 'Bot response' }).fill('দু’প্লেট ঝাল!')
    await dialogOf(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Training Data Updated')).toBeVisible()
    await ask()
    await expect(tries.getByText('দু’প্লেট ঝাল!')).toBeVisible()

    await page.getByRole('button', { name: `Turn off ${keyword}` }).click()
    await expect(page.getByText('is inactive now.')).toBeVisible()
    await page.reload()
    await expect(itemOf(page, keyword).getByText('Inactive')).toBeVisible()

    await page.getByRole('button', { name: `Delete ${keyword}` }).click()
    await dialogOf(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Training Data Deleted')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    expect(noise).toEqual([])
  },
)

test('TRAIN-02 TPL-01 TPL-02 TPL-03 a template is added, edited and deleted', async ({ page }, {
  project,
}) => {
  const name = keywordOf('ছাঁচ', project.name)
  await openTraining(page)
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Add Template' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Content' }).fill('শীত এসে গেছে!')
  await dialog.getByLabel('Type').selectOption('offer')
  await dialog.getByLabel('Valid to').fill('2099-01-01T10:00')
  await dialog.getByRole('button', { name: 'Add Template' }).click()
  await expect(page.getByText('Template Added')).toBeVisible()
  await page.getByLabel('Type').selectOption('offer')
  await expect(itemOf(page, name)).toContainText('to 1 Jan 2099, 10:00')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel('Valid to')).toHaveValue('2099-01-01T10:00')
  await dialog.getByLabel('Valid from').fill('2098-01-01T10:00')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Template Updated')).toBeVisible()
  await expect(itemOf(page, name).getByText('Scheduled')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Template Deleted')).toBeVisible()
  await expect(itemOf(page, name)).toHaveCount(0)
})

test('ROUTE-10 the page of its own shows the same, and Back closes a dialog', async ({ page }) => {
  await enter(page)
  await page.goto('/admin/chatbot?category=collaboration')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bong Bot Training Center' }),
  ).toBeVisible()
  await expect(page.getByLabel('Category')).toHaveValue('collaboration')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(dialogOf(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/chatbot\?category=collaboration$/)
  await page.getByRole('link', { name: 'Back to the Admin Panel' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('a row is taught by keyboard alone', async ({ page }, { project }) => {
  const keyword = keywordOf('চাবি', project.name)
  await openTraining(page)
  const add = page.getByRole('button', { name: 'Add Training Data' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(1)
  await dialogOf(page).getByRole('textbox', { name: 'Keyword' }).focus()
  await page.keyboard.insertText(keyword)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('একটা প্রশ্ন')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('একটা উত্তর')
  // Past language, category, priority, Active, other ways to ask and the answers in other tongues.
  await expect(dialogOf(page).getByRole('textbox', { name: 'Answer in English' })).toBeVisible()
  const save = dialogOf(page).getByRole('button', { name: 'Add Training Data' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(save).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Training Data Added')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(add).toBeFocused()
})

test(
  'lists and dialogs are accessible and never scroll sideways',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await openTraining(page)
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
    if (project.use.hasTouch) await page.getByText('Try it').click()
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await expect(dialogOf(page)).toHaveCount(1)
    expect(await complaints(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Templates' }).click()
    await page.getByRole('button', { name: 'Add Template' }).click()
    await dialogOf(page).getByRole('button', { name: 'Add Template' }).click()
    await expect(dialogOf(page).getByText('Name is required')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  },
)
