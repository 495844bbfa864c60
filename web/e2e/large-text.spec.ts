import { expect } from '@playwright/test'
import { boxesOf, comesToStand } from './boxes.ts'
import { nothingIsCutOff, setTextSize } from './cut-off.ts'
import { test } from './test.ts'

// Of the others it is asked where they are looked at for all else.
test('further pages have everything in reach at 320 px and with letters of twice the size', {
  tag: '@night',
}, async ({ page }) => {
  for (const path of ['/login', '/no-such-page']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await test.step(path, () => nothingIsCutOff(page))
  }
})

test('the skip link stays out of sight until it has the focus, however large the letters, and leads past the bars', async ({
  page,
}) => {
  await page.goto('/about')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  const bottom = () => skip.evaluate((node) => node.getBoundingClientRect().bottom)
  for (const percent of [100, 150, 200, 300]) {
    await setTextSize(page, percent)
    await expect.poll(bottom, `${percent} %`).toBeLessThanOrEqual(0)
  }
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect.poll(bottom).toBeGreaterThan(40)
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('in a low window the sign scrolls away, and what is scrolled to stands below the header', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/privacy')
  const sign = page.locator('.ticker')
  await expect.poll(() => sign.boundingBox()).toMatchObject({ y: 36, height: 75 })
  await page.getByRole('link', { name: 'বাংলায় পড়ুন' }).click()
  const places = { text: page.locator('#bangla'), sign, header: page.getByRole('banner') }
  await comesToStand(async () => {
    const { text, sign, header } = await boxesOf(page, places)
    expect(text.y).toBeLessThan(60)
    expect(text.y).toBeGreaterThanOrEqual(36)
    expect(sign.y).toBeLessThan(-75)
    expect(header.y).toBe(0)
  })
})

test('an address breaks at its joints', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await setTextSize(page, 130)
  const lines = await page
    .getByRole('link', { name: /^Email/ })
    .locator('span', { hasText: '@' })
    .last()
    .evaluate((node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found = new Map<number, string>()
      const range = document.createRange()
      for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode())
        for (const [at, letter] of [...text.data].entries()) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const top = Math.round(range.getBoundingClientRect().top)
          found.set(top, (found.get(top) ?? '') + letter)
        }
      return [...found.values()]
    })
  for (const line of lines.slice(1)) expect(line).toMatch(/^[@.]/)
})
