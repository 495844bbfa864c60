import { expect } from '@playwright/test'
import { complaints, sideways } from './axe.ts'
import { closeLead, nameOf, openLead, rowOf } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test(
  'ADM-08 LEAD-01 LEAD-04 LEAD-05 LEAD-06 a request arrives with a New badge that goes when opened',
  { tag: ['@both', '@core'] },
  async ({ page, baseURL }, { project }) => {
    const noise = watchNoise(page)
    const name = nameOf('এল', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    await expect(page.getByText('Requests refresh every 30 seconds')).toBeVisible()
    const row = rowOf(page, name)
    await expect(row).toContainText('+91 9830012345')
    await expect(row.getByText('New', { exact: true })).toHaveCount(1)
    const opened = page.waitForResponse(/\/collaboration-requests\/[^/]+\/open$/)
    await openLead(page, name)
    await opened
    const phone = page.getByRole('link', { name: '+91 9830012345' })
    await expect(phone).toHaveAttribute('href', 'tel:+919830012345')
    if (project.use.hasTouch) await expect(page.getByRole('link', { name: 'Call' })).toBeVisible()
    else
      await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'href',
        'https://wa.me/919830012345',
      )
    await expect(page.getByText(/\(opened \d\d:\d\d\)/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Notes' })).toBeInViewport({ ratio: 1 })
    expect(await complaints(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await closeLead(page)
    await expect(row.getByText('New', { exact: true })).toHaveCount(0)
    // The list's index may follow the lead a moment later.
    await expect(async () => {
      await page.reload()
      await expect(row).toBeVisible()
      await expect(row.getByText('New', { exact: true })).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
    expect(noise).toEqual([])
  },
)

test(
  'phone and mail are one touch away and are copied in international form',
  { tag: '@phone' },
  async ({ page, baseURL, context }, { project }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const name = nameOf('ফোন', project.name)
    await sendLead(baseURL, name)
    await enter(page)
    await openLead(page, name)
    const call = page.getByRole('link', { name: 'Call' })
    await expect(call).toHaveAttribute('href', 'tel:+919830012345')
    await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Copy the phone number' }).click()
    await expect(page.getByText('Copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+919830012345')
  },
)

test(
  'the first request begins in the upper half of a phone, of however many',
  { tag: '@phone' },
  async ({ page, baseURL }, { project }) => {
    await sendLead(baseURL, nameOf('উপরে', project.name))
    await page.route(/collaboration-requests(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      const headers = {
        ...response.headers(),
        link: `</api/collaboration-requests?cursor=x>; rel="next"`,
      }
      await route.fulfill({ response, headers })
    })
    await page.route(/collaboration-requests\/count/, (route) =>
      route.fulfill({ json: { count: 1_000, more: true } }),
    )
    await enter(page)
    const first = page.locator('tr[data-lead]').first()
    await expect(page.getByText('more than 1,000 requests')).toBeVisible()
    await expect(page.getByRole('option', { name: 'To answer (more than 1,000)' })).toBeAttached()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(422)
  },
)
