import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter } from './log-in.ts'
import { pngFile } from './pictures.ts'
import { test } from './test.ts'

test('the dialog of a section is accessible and never scrolls sideways', {
  tag: ['@phone', '@night'],
}, async ({ page }) => {
  await enter(page)
  await page.goto('/admin/homepage?section=new')
  await page.getByLabel(/^Image optional/).setInputFiles(pngFile(0.1))
  await expect(page.getByText('✓ Image ready to upload')).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
})
