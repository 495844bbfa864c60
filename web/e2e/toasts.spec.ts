import { expect, type Locator, type Page } from '@playwright/test'
import { openForm } from './home-form.ts'
import { enter } from './log-in.ts'
import { test } from './test.ts'

const phone = { tag: '@phone' }

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /Error|Failed/ })

/** True where a finger on the middle of it finds it, and nothing that lies over it. */
const isFree = (control: Locator) =>
  control.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (node.contains(found) || found.contains(node))
  })

const chat = (page: Page) => page.getByRole('button', { name: /^Open Bong Bot/ })

test(
  'a failure on Home lies on no button: not on the one to try again, not on the chat',
  phone,
  async ({ page }) => {
    await page.route('**/api/collaboration-requests', (route) => route.abort())
    const form = await openForm(page)
    await form.getByLabel('Name').fill('Riya')
    await form.getByLabel('Company').fill('Mishti Ghar')
    await form.getByLabel('Email').fill('riya@example.test')
    const send = form.getByRole('button', { name: 'Send Collaboration Request' })
    // Where the toast will come.
    await send.evaluate((node) =>
      window.scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + 110),
    )
    await send.press('Enter')
    const alert = alertOf(page)
    await expect(alert).toBeVisible()
    await expect.poll(() => isFree(send)).toBe(true)
    await expect.poll(() => isFree(chat(page))).toBe(true)
    const top = async () => (await alert.boundingBox())?.y
    await expect.poll(top).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  },
)

test('a toast of the office lies on no control, and neither does the chat', {
  tag: ['@both', '@night'],
}, async ({ page }) => {
  await enter(page)
  await page.goto('/admin?tab=blog')
  const removal = page.getByRole('button', { name: /^Delete/ }).first()
  await removal.waitFor()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.route('**/api/blog/*', (route) => route.abort())
  await removal.click()
  await expect(alertOf(page)).toBeVisible()
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
      const chat = document.querySelector('[aria-label^="Open Bong Bot"]')?.getBoundingClientRect()
      return [...document.querySelectorAll('main :is(a, button, input, select)')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) =>
          [toast, chat].some(
            (over) =>
              over &&
              box.left < over.right &&
              box.right > over.left &&
              box.top < over.bottom &&
              box.bottom > over.top,
          ),
        )
        .map(({ control }) => control.outerHTML.slice(0, 120))
    })
  for (const top of [300, 180, 60]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(covered).toEqual([])
  }
})
