import { expect } from '@playwright/test'
import { inMotion } from './sizes.ts'
import { test } from './test.ts'

test.use(inMotion)

test('a page on paper has its posters, also of windows not seen yet, and no link for the keyboard', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const shut = page.locator('.window[data-state="shut"]')
  await expect(shut.first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  await expect(page.locator('.window .shutter:visible')).toHaveCount(0)
  // The browser loads lazy pictures before it prints.
  await page.pdf()
  const missing = () =>
    page
      .locator('.window img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.naturalWidth).length)
  await expect.poll(missing).toBe(0)
})
