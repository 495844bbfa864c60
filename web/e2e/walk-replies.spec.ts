import { api } from '@bong-bari/contract'
import { expect, type Page } from '@playwright/test'
import { enter } from './log-in.ts'
import {
  appendTo,
  bringBackEach,
  changeEach,
  deleteEach,
  expectTaken,
  markOf,
  openDesk,
  test,
} from './walk.ts'

const address = '/admin/replies'

/** Copies each reply template that the house offers until the team has its own; only then are all offered again. */
const copyEach = async (page: Page) => {
  await page.goto(address)
  const copies = page.getByRole('button', { name: /^Copy and edit/ })
  await expect(copies.first()).toBeVisible()
  const count = await copies.count()
  for (let at = 0; at < count; at++) {
    await copies.nth(at).click()
    const dialog = page.getByRole('dialog', { name: 'Add Reply Template' })
    await appendTo(dialog.getByRole('textbox', { name: /^Name/ }), ` ${at}`)
    await expectTaken(page, 'POST', () =>
      dialog.getByRole('button', { name: 'Add Reply Template' }).click(),
    )
    await expect(dialog).toHaveCount(0)
    await deleteEach(page)
    await expect(copies).toHaveCount(count)
  }
  return count
}

/** The texts that a request may be answered with. */
const readOfferedTexts = async (page: Page, count: number) => {
  await page.goto('/admin')
  await page.locator('tr[data-lead] button').first().click()
  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  const choices = page
    .getByRole('dialog')
    .getByRole('group', { name: 'Template' })
    .getByRole('radio')
  // The last entry of the list is blank.
  await expect(choices).toHaveCount(count + 1)
  const texts: string[] = []
  for (const choice of await choices.all()) {
    await choice.check({ force: true })
    texts.push(await page.getByLabel('Text', { exact: true }).inputValue())
  }
  return texts
}

test('every reply template is copied, changed, offered for a request, deleted and brought back', async ({
  page,
}) => {
  await enter(page)
  const count = await copyEach(page)
  await bringBackEach(page, 'Reply template', count)
  await openDesk(page, address, api.replies.list)
  await changeEach(page, async (dialog, at) => {
    for (const name of [/^Bengali text/, /^English text/])
      await appendTo(dialog.getByRole('textbox', { name }), ` ${markOf('Reply', at)}`)
  })
  const isChanged = async () => {
    const texts = (await readOfferedTexts(page, count)).join(' ')
    return Array.from({ length: count }, (_, at) => texts.includes(markOf('Reply', at)))
  }
  expect(await isChanged()).not.toContain(false)
  await openDesk(page, address, api.replies.list)
  await deleteEach(page)
  expect(await isChanged()).not.toContain(true)
  await bringBackEach(page, 'Reply template', count)
  expect(await isChanged()).not.toContain(false)
  // The demo has no template of its own, so the built-in ones are copied.
  await openDesk(page, address, api.replies.list)
  await deleteEach(page)
})
