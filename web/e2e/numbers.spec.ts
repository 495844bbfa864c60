import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { openTool } from './office-pages.ts'
import { test } from './test.ts'

test('the numbers of the weeks are read on the screen', {
  tag: '@night',
}, async ({ page }) => {
  const noise = watchNoise(page)
  await enter(page)
  await openTool(page, 'Numbers')
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible()
  const weeks = page.getByRole('table', { name: 'Requests and first replies by week' })
  await expect(weeks.getByRole('row')).toHaveCount(13)
  await page.getByRole('combobox', { name: 'How many weeks' }).selectOption('4')
  await expect(page).toHaveURL(/\/admin\/numbers\?weeks=4$/)
  await expect(weeks.getByRole('row')).toHaveCount(5)
  expect(await complaints(page)).toEqual([])
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(noise).toEqual([])
})
