import { expect } from '@playwright/test'
import { axeOf } from './axe.ts'
import { enter, watchNoise } from './log-in.ts'
import { officeAddresses } from './office-pages.ts'
import { test } from './test.ts'

for (const address of officeAddresses)
  test(`${address} is accessible and silent, and the chat lies on no control at its end`, {
    tag: '@both',
  }, async ({ page }) => {
    const noise = watchNoise(page)
    await page.route('**/i.ytimg.com/**', (route) =>
      route.fulfill({ path: new URL('../public/og-image.png', import.meta.url).pathname }),
    )
    await enter(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await axeOf(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 100_000))
    const chat = page.getByRole('button', { name: /^Open Bong Bot/ })
    const covered = () =>
      chat.evaluate((chat) => {
        const own = chat.getBoundingClientRect()
        return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect()
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top
          })
          .map(({ outerHTML }) => outerHTML)
      })
    await expect.poll(covered).toEqual([])
    expect(noise).toEqual([])
  })
