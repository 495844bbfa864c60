import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { admin } from './admin.ts'
import { complaints } from './axe.ts'
import { rowOf, unfoldFilters } from './lead-list.ts'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

const count = 10
const mostPresses = 8
/** Every fifth is spam; the others get one of three days. */
const isSpam = (at: number) => at % 5 === 2
const dayOf = (at: number) => String(1 + (at % 3))

const searchFor = async (page: Page, words: string, found: string) => {
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(words)
  await expect(page.getByText(found, { exact: true })).toBeVisible()
}

/** Another admin, logged in on another machine. */
const colleague = async (page: Page) => {
  const who = { username: `ratul.${Date.now()}`, password: `${randomUUID()} on sundays` }
  const made = await page.evaluate(async (body) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('admin_session')}`,
      'x-csrf-token': localStorage.getItem('csrf_token') ?? '',
    }
    const url = '/api/auth/create-user'
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }, who)
  expect(made).toBe(201)
  return who
}

test('LEAD-04 new requests are dealt with by keys, eight at most for each, and a second admin reads from the list alone what became of each', async ({
  page,
  baseURL,
  context,
  browser,
}) => {
  const noise = watchNoise(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const run = `দশ-${Date.now()}`
  const names = Array.from({ length: count }, (_, at) => `${run} নাম${String(at).padStart(2, '0')}`)
  for (const name of names.toReversed()) await sendLead(baseURL, name)
  await enter(page)
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
      await press('y')
      await expect(rowOf(page, name).getByText(/^You answered by WhatsApp/)).toBeVisible()
      if (at < count - 1) await press('j')
    }
    expect(presses).toBeLessThanOrEqual(mostPresses)
  }
  await expect(page.getByText('Reply Noted')).toBeVisible()
  expect(noise).toEqual([])

  const who = await colleague(page)
  const machine = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await machine.newPage()
  await enter(theirs, who)
  const [spam, answered] = [
    names.filter((_, at) => isSpam(at)),
    names.filter((_, at) => !isSpam(at)),
  ]
  await searchFor(theirs, run, `${answered.length} requests`)
  /** What the list says is next, by the day that was chosen. */
  const next = new Map<string, string>()
  for (const name of answered) {
    const row = rowOf(theirs, name)
    const stand = row.getByText(/^sharmila answered by WhatsApp .* · next \w{3} \d+ \w{3}$/)
    await expect(stand).toBeVisible()
    const day = dayOf(names.indexOf(name))
    const words = ((await stand.textContent()) ?? '').replace(/^.*next /, '')
    expect(words).toBe(next.get(day) ?? words)
    next.set(day, words)
    await expect(row.getByText(`With ${admin.username}`)).toHaveCount(1)
  }
  // Tomorrow, in three days and next Monday, of which two may be one day.
  expect(new Set(next.values()).size).toBeGreaterThan(1)
  for (const [queue, found] of [
    ['Waiting', `${answered.length} requests`],
    ['To answer', undefined],
  ] as const) {
    await theirs.getByRole('button', { name: new RegExp(`^${queue}`) }).click()
    if (found) await expect(theirs.getByText(found, { exact: true })).toBeVisible()
    else await expect(theirs.getByText('No request matches these filters')).toBeVisible()
  }
  await unfoldFilters(theirs)
  await theirs.getByRole('button', { name: 'Spam folder' }).click()
  await expect(theirs.getByText(`${spam.length} requests`, { exact: true })).toBeVisible()
  for (const name of spam) await expect(rowOf(theirs, name)).toBeVisible()
  await machine.close()
})
