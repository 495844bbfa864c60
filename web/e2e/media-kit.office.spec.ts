import { expect } from '@playwright/test'
import { enter } from './log-in.ts'
import { test } from './test.ts'

const robots = /<meta name="robots" content="noindex"/

test('the media kit is open from Work with us, its PDF is one, and the team says whether search lists it', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/work-with-us')
  await page.getByRole('link', { name: 'Media kit' }).click()
  await expect(page).toHaveURL(/\/media-kit$/)
  await expect(page.getByRole('heading', { level: 1, name: /media kit/ })).toBeVisible()
  for (const name of ['What we make together', 'How to send a request'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('Bong Bari media kit.pdf')
  // Until it is published its address leads to the page.
  await expect(async () => {
    const answer = await page.request.get('/media-kit.pdf', { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-robots-tag': 'noindex',
    })
    expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-')
  }).toPass()

  const isListed = async () => !robots.test(await (await page.request.get('/media-kit')).text())
  await expect.poll(isListed).toBe(false)
  await enter(page)
  await page.goto('/admin/brands')
  const toggle = page.getByRole('switch', { name: 'Search engines may list it' })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect.poll(isListed, { timeout: 60_000 }).toBe(true)
})
