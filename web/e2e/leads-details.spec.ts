import { expect } from '@playwright/test'
import { closeLead, nameOf, openLead, rowOf } from './lead-list.ts'
import { enter } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test('LEAD-08 TOAST-17 notes are saved; unsaved ones survive closing and reload', async ({
  page,
  baseURL,
}, { project }) => {
  const name = nameOf('খাতা', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  await openLead(page, name)
  const notes = page.getByLabel('Follow-up notes')
  await page.route('**/follow-up', (route) => route.abort())
  await notes.fill('শুক্রবার ফোন')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await closeLead(page)
  await expect(rowOf(page, name).getByText('Unsaved notes')).toBeVisible()
  await page.reload()
  await openLead(page, name)
  await expect(notes).toHaveValue('শুক্রবার ফোন')
  await page.unroute('**/follow-up')
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await expect(page.getByText('Notes Saved')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await page.reload()
  await expect(notes).toHaveValue('শুক্রবার ফোন')
})

test(
  'phone and mail are one touch away and are copied in international form',
  { tag: '@both' },
  async ({ page, baseURL, context }, { project }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const name = nameOf('ফোন', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    await openLead(page, name)
    if (project.use.hasTouch) {
      const call = page.getByRole('link', { name: 'Call' })
      await expect(call).toHaveAttribute('href', 'tel:+919830012345')
      await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Copy the phone number' }).click()
    await expect(page.getByText('Copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+919830012345')
  },
)

test('a person gets a file of their data, and an erased request is gone for good', async ({
  page,
  baseURL,
}, { project }) => {
  const name = nameOf('মুছে', project.name)
  await sendLead(baseURL, name)
  await enter(page)
  await openLead(page, name)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Their data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^their-data-.*\.json$/)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Request Erased')).toBeVisible()
  await expect(rowOf(page, name)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(rowOf(page, name)).toBeHidden()
})
