import { type Browser, expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { complaints } from './axe.ts'
import { closeLead, nameOf, openLead, rowOf, unfoldFilters } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 120_000 })

const password = 'ekta notun chabi'

/** Adds an admin by a call of who is logged in on the page. */
const addColleague = (page: Page, username: string) =>
  page.evaluate(
    async (body) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('admin_session')}`,
        'x-csrf-token': localStorage.getItem('csrf_token') ?? '',
      }
      const answer = await fetch('/api/auth/create-user', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`The colleague was answered ${answer.status}.`)
    },
    { username, password },
  )

const enterAs = async (browser: Browser, page: Page, username: string) => {
  const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await enter(theirs, { username, password })
  return theirs
}

const leadsPath = '/api/collaboration-requests'

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })
const mine = (page: Page) => page.locator('[aria-keyshortcuts="m"]')

const violations = async (page: Page) => {
  // What is on its way is dimmed.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return complaints(page)
}

test('a request is taken, put off and late; a colleague finds it and takes it over', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const noise = watchNoise(page)
  const name = nameOf('তারিখ', project.name)
  const colleague = `mitali-${project.name}-${Date.now()}`
  await sendLead(baseURL, name)
  await enter(page)
  await addColleague(page, colleague)

  await openLead(page, name)
  await mine(page).click()
  await expect(page.getByText(`${name} is with you now.`)).toBeVisible()
  await page.getByRole('button', { name: 'Follow up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Follow up' })
  await dialog.getByLabel('Another day').fill('2026-01-05')
  await expect(dialog.getByText(/the request counts as late at once/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Follow up then' }).click()
  await expect(page.getByText(`${name}: on Mon 5 Jan`)).toBeVisible()
  await closeLead(page)
  await expect(rowOf(page, name).getByText(/^Late \d+ days$/)).toBeVisible()
  await expect(rowOf(page, name).getByText('You')).toBeVisible()

  const theirs = await enterAs(browser, page, colleague)
  await unfoldFilters(theirs)
  await chip(theirs, /^Late/).click()
  await expect(theirs).toHaveURL(/due=late/)
  await expect(rowOf(theirs, name).getByText(admin.username)).toBeVisible()
  expect(await violations(theirs)).toEqual([])
  await rowOf(theirs, name).getByRole('button').focus()
  await theirs.keyboard.press('m')
  await expect(theirs.getByText(`${name} is with you now.`)).toBeVisible()
  await chip(theirs, /^Mine/).click()
  await expect(rowOf(theirs, name)).toBeVisible()
  await theirs.context().close()

  await unfoldFilters(page)
  await chip(page, /^Mine/).click()
  await expect(rowOf(page, name)).toHaveCount(0)
  expect(noise).toEqual([])
})

test(
  'the first request begins in the upper half of a phone, of however many',
  { tag: '@phone' },
  async ({ page, baseURL }, { project }) => {
    await sendLead(baseURL, nameOf('উপরে', project.name))
    await page.route(/collaboration-requests(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), link: `<${leadsPath}?cursor=x>; rel="next"` }
      await route.fulfill({ response, headers })
    })
    await page.route(/collaboration-requests\/count/, (route) =>
      route.fulfill({ json: { count: 1_000, more: true } }),
    )
    await enter(page)
    const first = page.locator('tr[data-lead]').first()
    await expect(page.getByText('more than 1,000 requests')).toBeVisible()
    await expect(chip(page, /^To answer more than 1,000/)).toBeVisible()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(422)
  },
)
