import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { complaints } from './axe.ts'
import { unfoldFilters } from './lead-list.ts'
import { enter } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

const openExport = async (page: Page) => {
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return page.getByRole('dialog', { name: 'Export requests' })
}

/** Exports in a format and gives the file that the browser saved. */
const exported = async (page: Page, format: 'CSV' | 'Excel' | 'PDF') => {
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: format }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await download
  await expect(page.getByText('Export Successful')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Two requests of this run, found by what their names share. */
const arrive = async (page: Page, baseURL: string | undefined, project: string) => {
  const run = `রপ্তানি-${project}-${Date.now()}`
  const names = [`${run} এক`, `${run} দুই`]
  for (const name of names) await sendLead(baseURL, name)
  await enter(page)
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(run)
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2)
  return names
}

test('LEAD-09 AUTH-06 TOAST-19 each format holds what the list shows', async ({ page, baseURL }, {
  project,
}) => {
  const names = await arrive(page, baseURL, project.name)
  const newestFirst = names.toReversed()

  const csv = await exported(page, 'CSV')
  expect(csv.name).toMatch(/^leads-export-\d{4}-\d\d-\d\d\.csv$/)
  const rows: string[][] = parse(csv.bytes, { bom: true })
  expect(rows.slice(1).map(([name]) => name)).toEqual(newestFirst)
  expect(rows[1]).toContain('মিষ্টি ঘর')

  const excel = await exported(page, 'Excel')
  expect(excel.name).toMatch(/\.xlsx$/)
  const [sheet] = await readExcel(excel.bytes)
  expect(sheet?.data.slice(1).map(([name]) => name)).toEqual(newestFirst)

  const pdf = await exported(page, 'PDF')
  expect(pdf.name).toMatch(/\.pdf$/)
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf.bytes)
  expect(document.getPageCount()).toBe(1)
  document.destroy()
})

test('the export dialog is accessible and works by keyboard', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  await enter(page)
  const dialog = await openExport(page)
  await expect(dialog.getByRole('radio', { name: /What the list shows/ })).toBeChecked()
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'CSV' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Excel' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
