import { expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import {
  countControls,
  countedAddresses,
  countedSizes,
  maxControls,
  viewports,
} from './controls.ts'
import { nothingIsCutOff } from './cut-off.ts'
import { enter, watchNoise } from './log-in.ts'
import { officeAddresses } from './office-pages.ts'
import { desktop } from './sizes.ts'
import { test } from './test.ts'

/** The controls that the button of the chat lies on. */
const coveredByChat = (page: Page) =>
  page.getByRole('button', { name: /^Open Bong Bot/ }).evaluate((chat) => {
    const own = chat.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map(({ outerHTML }) => outerHTML)
  })

const hasFewControls = async (page: Page, address: string, size: keyof typeof viewports) => {
  const max = maxControls[address]?.[size] ?? Number.POSITIVE_INFINITY
  const message = `controls of ${address} on the ${size}, see web/e2e/controls.ts`
  await expect
    .poll(async () => (await countControls(page)).screen, { message })
    .toBeLessThanOrEqual(max)
}

test('AUTH-11 every page of the office is accessible and silent, has everything in reach, and the chat lies on no control at its end', async ({
  page,
}) => {
  test.setTimeout(officeAddresses.length * 60_000)
  const noise = watchNoise(page)
  await page.route('**/i.ytimg.com/**', (route) =>
    route.fulfill({ path: new URL('../public/og-image.png', import.meta.url).pathname }),
  )
  await enter(page)
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible()
  for (const address of officeAddresses) {
    await page.setViewportSize(desktop.viewport)
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await complaints(page), address).toEqual([])
    for (const size of countedSizes) {
      await page.setViewportSize(viewports[size])
      await page.evaluate(() => window.scrollTo(0, 0))
      await hasFewControls(page, address, size)
      await page.evaluate(() => window.scrollTo(0, 100_000))
      await expect.poll(() => coveredByChat(page), { message: address }).toEqual([])
    }
    await test.step(address, () => nothingIsCutOff(page))
    expect(noise, address).toEqual([])
  }
  // A window covers these pages, and what lies below it is out of reach.
  for (const address of countedAddresses.filter((one) => !officeAddresses.includes(one)))
    for (const size of countedSizes) {
      await page.setViewportSize(viewports[size])
      await page.goto(address, { waitUntil: 'networkidle' })
      await hasFewControls(page, address, size)
    }
})
