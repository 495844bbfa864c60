import { expect, type Page } from '@playwright/test'
import { demoPosts, fewPages } from './few-pages.ts'
import { openForm } from './home-form.ts'
import { messageCall, openChat } from './open-chat.ts'
import { test } from './test.ts'

const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

/** Home loads itself again where the file of its form is gone. */
const loseFormOnce = async (page: Page) => {
  const file = /\/assets\/home-form-/
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const loaded = page.waitForEvent('load')
  await page.locator('#work-with-us').scrollIntoViewIfNeeded()
  await loaded
  await page.unroute(file)
}

const readOlderPosts = async (page: Page) => {
  await fewPages(page)
  await page.goto('/about')
  await page.locator('a[href="/blog"]').first().dispatchEvent('click')
  await expect(page.getByRole('article')).toHaveCount(demoPosts)
  await page.evaluate(() => window.scrollTo(0, 100_000))
  await expect(page.getByRole('article')).toHaveCount(demoPosts + 9)
}

test('the browser keeps nothing but what the page names, and no cookie', async ({
  page,
  context,
}) => {
  const stored = new Set<string>()
  /** Notes all names, once one that is written in a moment stands there. */
  const noteWith = async (awaited: string) => {
    await expect.poll(() => storedNames(page)).toContain(awaited)
    for (const name of await storedNames(page)) stored.add(name)
  }
  await loseFormOnce(page)
  await noteWith('reloaded')
  await readOlderPosts(page)
  await noteWith('blog-pages')
  await (await openForm(page)).getByLabel('Name', { exact: false }).first().fill('রিয়া')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sound' }).click()
  await noteWith('home-request')
  await page.goto('/work-with-us')
  await page.getByRole('form').getByLabel('Name', { exact: false }).first().fill('রিয়া')
  await noteWith('work-request')
  await page.getByRole('form').getByLabel('Company').fill('মিষ্টি ঘর')
  await page.getByRole('form').getByLabel('Phone', { exact: true }).fill('9830012345')
  await page.getByRole('form').getByRole('button', { name: 'Send' }).click()
  await noteWith('receipt')
  await page.route(messageCall, (route) =>
    route.fulfill({ json: { response: 'নমস্কার', lead: { language: 'english' } } }),
  )
  const chat = await openChat(page)
  await chat.field.fill('কেমন আছ?')
  await chat.send.click()
  await expect(chat.said.last()).toHaveText('নমস্কার')
  await noteWith('chat')
  await chat.log.getByRole('button', { name: 'Yes, please' }).click()
  await chat.window.getByRole('textbox', { name: 'Name' }).fill('রিয়া')
  await noteWith('chat-request')
  await page.goto('/privacy')
  const named = await page.locator('#english dt').allTextContents()
  expect([...stored].sort()).toEqual(named.sort())
  expect(await context.cookies()).toEqual([])
})
