import { readFile } from 'node:fs/promises'
import { leadStatuses } from '@bong-bari/contract'
import { chatOffer, chatRequest } from '@bong-bari/site'
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { complaints } from './axe.ts'
import { openForm } from './home-form.ts'
import { closeLead, openLead, rowOf, unfoldFilters } from './lead-list.ts'
import { enter } from './log-in.ts'
import { openChat } from './open-chat.ts'
import { expectTaken, test } from './walk.ts'

const fill = async (form: Locator, name: string) => {
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Company').fill('মিষ্টি ঘর')
  await form.getByLabel('Phone', { exact: true }).fill('98300 12345')
}

const sendFromHome = async (page: Page, name: string) => {
  const form = await openForm(page)
  await fill(form, name)
  await expectTaken(page, 'POST', () =>
    form.getByRole('button', { name: 'Send Collaboration Request' }).click(),
  )
}

const sendFromWork = async (page: Page, name: string) => {
  await page.goto('/work-with-us')
  const form = page.getByRole('form', { name: 'Open a new page with us' })
  await form.scrollIntoViewIfNeeded()
  const send = form.getByRole('button', { name: 'Send' })
  // The button submits once the page is hydrated.
  await expect(send).toHaveAttribute('type', 'submit')
  await fill(form, name)
  await expectTaken(page, 'POST', () => send.click())
}

const sendFromChat = async (page: Page, name: string) => {
  const words = chatRequest.bengali
  const chat = await openChat(page)
  await chat.field.fill('আমাদের ব্র্যান্ডের প্রমোশন করতে চাই')
  await chat.field.press('Enter')
  await chat.log.getByRole('button', { name: chatOffer.bengali.yes }).click()
  for (const [label, value] of [
    [words.name.label, name],
    [words.company.label, 'মিষ্টি ঘর'],
    [words.phone.label, '98300 12345'],
  ] as const) {
    const field = chat.window.getByRole('textbox', { name: label })
    await field.fill(value)
    await field.press('Enter')
  }
  await chat.window.getByRole('button', { name: words.next }).click()
  await chat.window.getByRole('textbox', { name: words.message.label }).press('Enter')
  await expectTaken(page, 'POST', () =>
    chat.window.getByRole('button', { name: words.send }).click(),
  )
}

const moveThroughStatuses = async (page: Page) => {
  const [first, ...others] = leadStatuses
  for (const status of [...others, first]) {
    const choice = page.getByRole('radio', { name: status })
    await expectTaken(page, 'PUT', () => choice.click())
    await expect(choice).toBeChecked()
  }
}

const answerByWhatsApp = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `Reply to ${name}` })
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(/\S/)
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'WhatsApp' }).click()
  await (await opened).close()
  await page
    .getByRole('button', { name: `Yes, sent to ${name}` })
    .first()
    .click()
  await expect(page.getByText(/^You answered by WhatsApp/).first()).toBeVisible()
  await page
    .getByRole('button', { name: `Done with ${name}` })
    .first()
    .click()
  await expect(page.getByText(/^Done .* You answered by WhatsApp/).first()).toBeVisible()
}

const exportNames = async (page: Page) => {
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export requests' })
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeVisible()
  expect(await complaints(page)).toEqual([])
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const rows: string[][] = parse(await readFile(await (await download).path()), { bom: true })
  return rows.slice(1).map(([name]) => name)
}

test(
  'a request from each form is opened, answered and exported, and one is moved through every status',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const run = `Walker ${project.name} ${Date.now()}`
    const forms = { home: sendFromHome, work: sendFromWork, chat: sendFromChat }
    const names = Object.keys(forms).map((form) => `${run} ${form}`)
    for (const [form, send] of Object.entries(forms)) await send(page, `${run} ${form}`)

    await enter(page)
    await page.getByRole('searchbox', { name: 'Search requests' }).fill(run)
    await expect(page.getByText(`${names.length} requests`, { exact: true })).toBeVisible()
    for (const name of names) {
      await expect(rowOf(page, name).getByText('New', { exact: true })).toHaveCount(1)
      await expectTaken(page, 'PUT', () => openLead(page, name))
      if (name === names[0]) await moveThroughStatuses(page)
      await answerByWhatsApp(page, name)
      await closeLead(page)
    }
    expect(await exportNames(page)).toEqual(names.toReversed())
  },
)
