import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

test('what an admin did stands in the audit, is filtered by the address, and is exported', async ({
  page,
}, { project }) => {
  const noise = watchNoise(page)
  await enter(page)
  const title = `Audited ${project.name} ${Date.now()}`
  await page.goto('/admin?tab=blog&post=new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Content/ }).fill('Ma said no.')
  await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: /^(Cancel|Done)$/ }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await openTool(page, 'Audit')
  const entry = page.getByRole('listitem').filter({ hasText: title })
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('Deleted')
  await page.getByLabel('To what').selectOption('post')
  await expect(page).toHaveURL(/noun=post/)
  await expect(entry).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Logged in' })).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await saved).path()
  expect(await readFile(file, 'utf8')).toContain(title)
  expect(noise).toEqual([])
})
