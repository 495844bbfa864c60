import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the offer of the ticker is explained where Home’s poster leads', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How the offer works' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flat 50% off')
  await expect(page.getByRole('heading', { name: 'How to take it' })).toBeVisible()
})
