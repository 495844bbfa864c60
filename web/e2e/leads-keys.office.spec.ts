import { expect, type Page } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

const count = 20
/** Every third of them is worth more than a look. */
const isHot = (at: number) => at % 3 === 0

/** Presses keys, and counts them; what is written into notes is writing and no press. */
const keysOf = (page: Page) => {
  const pressed: string[] = []
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      pressed.push(key)
      await page.keyboard.press(key)
    }
  }
  return { press, pressed }
}

test('twenty new requests are read, rated, noted, dated, answered and exported by under 120 presses', async ({
  page,
  baseURL,
  context,
}) => {
  const noise = watchNoise(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const run = `কুড়ি-${Date.now()}`
  const names = Array.from({ length: count }, (_, at) => `${run} নাম${String(at).padStart(2, '0')}`)
  for (const name of names.toReversed()) await sendLead(baseURL, name)
  await enter(page)
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(run)
  await expect(page.getByText(`${count} requests`, { exact: true })).toBeVisible()
  // Out of the search, as by Tab.
  await page.keyboard.press('Tab')

  const { press, pressed } = keysOf(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await press('j', 'o')
  for (const [at, name] of names.entries()) {
    if (at > 0) await press('j')
    await expect(heading(name)).toBeVisible()
    await press(isHot(at) ? '2' : '4')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      isHot(at) ? 'Hot' : 'Cold',
    )
    if (!isHot(at)) continue
    await press('n')
    await page.keyboard.type('budget ok')
    await press('Tab')
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Follow up' })
    await expect(dialog).toBeVisible()
    await press('1')
    await expect(dialog).toBeHidden()
    await press('r')
    const reply = page.getByRole('dialog', { name: `Reply to ${name}` })
    await expect(reply.getByLabel('Text', { exact: true })).toHaveValue(new RegExp(name))
    const opened = context.waitForEvent('page')
    await press('Control+Enter')
    await (await opened).close()
    await expect(reply).toBeHidden()
    await press('x')
  }
  const hot = names.filter((_, at) => isHot(at))
  await expect(page.getByText(`${hot.length} of ${count} selected`)).toBeVisible()
  await press('e')
  const form = page.getByRole('dialog', { name: 'Export requests' })
  await expect(form.getByRole('radio', { name: /^Selected/ })).toBeChecked()
  const file = page.waitForEvent('download')
  await press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  expect(pressed.length).toBeLessThan(120)
  test.info().annotations.push({ type: 'presses', description: String(pressed.length) })
  await page.reload()
  for (const name of hot) {
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('Hot')).toBeVisible()
  }
  expect(noise).toEqual([])
})
