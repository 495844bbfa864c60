import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { test } from './test.ts'

// Each 25th is spam and stands in no list of requests; the last one is not.
const count = 149
const root = join(import.meta.dirname, '../..')

const seed = () =>
  promisify(execFile)('node', ['packages/operate/src/seed.ts', '--leads', String(count)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.JOURNEYS_DATA_DIR },
  })

test('LEAD-01 hundreds of requests are scrolled to the last, and only what is near is drawn', async ({
  page,
}) => {
  await seed()
  const noise = watchNoise(page)
  await enter(page)
  const drawn = page.locator('tr[data-lead]')
  await expect(drawn.first()).toBeVisible()
  const last = page.getByRole('row').filter({ hasText: new RegExp(` ${count}:`) })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  expect(await drawn.count()).toBeLessThan(60)
  const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount'))
  expect(rows).toBeGreaterThan(count * 0.9)
  await last.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close details' }).click()
  await expect(last.getByRole('button')).toBeFocused()
  expect(noise).toEqual([])
})
