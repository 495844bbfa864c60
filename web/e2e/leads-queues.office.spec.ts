import { expect, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { rowOf, unfoldFilters } from './lead-list.ts'
import { asAdmin, enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

const count = 4
const maxPresses = 8
/** One of them is spam; the others get one of three days. */
const isSpam = (at: number) => at === 2
const dayOf = (at: number) => String(1 + (at % 3))

const searchFor = async (page: Page, words: string, found: string) => {
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(words)
  await expect(page.getByText(found, { exact: true })).toBeVisible()
}

/** Whoever is alone has no use for owners. */
const newColleague = async (page: Page) => {
  const headers = await asAdmin(page)
  const data = { username: `ratul-${Date.now()}`, password: 'bikeler muri makha' }
  const answer = await page.request.post('/api/auth/create-user', { headers, data })
  const { id }: { id: string } = await answer.json()
  return () => page.request.delete(`/api/auth/users/${id}`, { headers })
}

test('LEAD-04 new requests are dealt with by keys, eight at most for each, and the list says what became of each', async ({
  page,
  baseURL,
  context,
}) => {
  const noise = watchNoise(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const run = `দশ-${Date.now()}`
  const names = Array.from({ length: count }, (_, at) => `${run} নাম${String(at).padStart(2, '0')}`)
  for (const name of names.toReversed()) await sendLead(baseURL, name)
  await enter(page)
  const removeColleague = await newColleague(page)
  await page.reload()
  await searchFor(page, run, `${count} requests`)
  // Out of the search, to the first of them.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: names[0] ?? '', exact: true }).focus()
  await page.keyboard.press('o')

  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  let presses = 0
  const press = async (key: string) => {
    presses++
    await page.keyboard.press(key)
  }
  for (const [at, name] of names.entries()) {
    presses = 0
    await expect(heading(name)).toBeVisible()
    if (isSpam(at)) await press('s')
    else {
      await press('m')
      await press('f')
      await expect(heading('Follow up')).toBeVisible()
      if (at === 0) expect(await complaints(page)).toEqual([])
      await press(dayOf(at))
      await expect(heading('Follow up')).toHaveCount(0)
      await press('r')
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/\S/)
      const opened = context.waitForEvent('page')
      await press('Control+Enter')
      await (await opened).close()
      await expect(heading(`Reply to ${name}`)).toHaveCount(0)
      await expect(rowOf(page, name).getByText('Sent?')).toBeVisible()
      const noted = page.waitForResponse((answer) => answer.url().endsWith('/replied'))
      await press('y')
      await expect(rowOf(page, name).getByText(/^You answered by WhatsApp/)).toBeVisible()
      expect((await noted).status()).toBe(200)
      if (at < count - 1) await press('j')
    }
    expect(presses).toBeLessThanOrEqual(maxPresses)
  }
  await expect(page.getByText('Reply Noted')).toBeVisible()
  expect(noise).toEqual([])

  // A list that is read anew says what became of each.
  await page.goto('/admin')
  const [spam, answered] = [
    names.filter((_, at) => isSpam(at)),
    names.filter((_, at) => !isSpam(at)),
  ]
  await searchFor(page, run, `${answered.length} requests`)
  /** What the list says is next, by the day that was chosen. */
  const next = new Map<string, string>()
  for (const name of answered) {
    const row = rowOf(page, name)
    const stand = row.getByText(/^You answered by WhatsApp .* · next \w{3} \d+ \w{3}$/)
    await expect(stand).toBeVisible()
    const day = dayOf(names.indexOf(name))
    const words = ((await stand.textContent()) ?? '').replace(/^.*next /, '')
    expect(words).toBe(next.get(day) ?? words)
    next.set(day, words)
    await expect(row.getByText('You', { exact: true })).toHaveCount(1)
  }
  // Tomorrow, in three days and next Monday, of which two may be one day.
  expect(new Set(next.values()).size).toBeGreaterThan(1)
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Spam folder' }).click()
  for (const name of spam) await expect(rowOf(page, name)).toBeVisible()
  await removeColleague()
})
