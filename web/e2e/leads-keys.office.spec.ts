import type { Lead } from '@bong-bari/contract'
import { expect, type Page } from '@playwright/test'
import { enter, watchNoise } from './log-in.ts'
import { sendLead } from './send-lead.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

const count = 7
/** Every third of them is worth more than a look. */
const isHot = (at: number) => at % 3 === 0
const note = 'Budget is fine, call about the dates.'

/**
 * Presses keys and counts each, with what is held down with it as one. The words of a note are what
 * somebody has to say and count apart; opening the notes and leaving them saved are presses.
 */
const keysOf = (page: Page) => {
  const counted = { presses: 0, letters: 0 }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      counted.presses++
      await page.keyboard.press(key)
    }
  }
  const write = async (text: string) => {
    counted.letters += text.length
    await page.keyboard.type(text)
  }
  return { press, write, counted }
}

/** The requests of a search, as the API has them. */
const leadsOf = (page: Page, q: string) =>
  page.evaluate(async (q): Promise<Lead[]> => {
    const headers = { authorization: `Bearer ${localStorage.getItem('admin_session')}` }
    const answer = await fetch(`/api/collaboration-requests?q=${encodeURIComponent(q)}`, {
      headers,
    })
    return answer.json()
  }, q)

test('new requests are each opened, rated, noted, dated and answered, and the hot exported, by so few presses that twenty take under 140', {
  tag: '@night',
}, async ({ page, baseURL, context }) => {
  const noise = watchNoise(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const run = `চাবি-${Date.now()}`
  const names = Array.from({ length: count }, (_, at) => `${run} নাম${String(at).padStart(2, '0')}`)
  const hot = names.filter((_, at) => isHot(at))
  for (const name of names.toReversed()) await sendLead(baseURL, name)
  await enter(page)
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(run)
  await expect(page.getByText(`${count} requests`, { exact: true })).toBeVisible()
  // Out of the search.
  await page.keyboard.press('Tab')

  const { press, write, counted } = keysOf(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const said = (words: RegExp) => expect(page.getByText(words).first()).toBeVisible()

  // All get a day at once; the hot ones an earlier one when they are known.
  await press('Shift+X')
  await said(new RegExp(`^${count} of ${count} selected`))
  await press('Shift+F')
  await expect(heading(`The follow-up day of ${count} requests`)).toBeVisible()
  await press('2')
  await said(new RegExp(`^${count} requests to follow up on `))
  await press('Shift+X')
  await expect(page.getByRole('button', { name: names[0] ?? '', exact: true })).toBeFocused()

  await press('o')
  const before = counted.presses
  for (const [at, name] of names.entries()) {
    await expect(heading(name)).toBeVisible()
    await press(isHot(at) ? '2' : '4')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      isHot(at) ? 'Hot' : 'Cold',
    )
    if (isHot(at)) await press('x')
    await press('r')
    const reply = heading(`Reply to ${name}`)
    // The words are those of the first template, whoever wrote it last.
    const text = page.getByLabel('Text', { exact: true })
    await expect(text).toHaveValue(/\S/)
    const words = await text.inputValue()
    const opened = context.waitForEvent('page')
    await press('Control+Enter')
    const whatsApp = await opened
    expect(new URL(whatsApp.url()).searchParams.get('text')).toContain(words.trim())
    await whatsApp.close()
    await expect(reply).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Yes, sent to ${name}` }).first()).toBeVisible()
    await press('y')
    await press('n')
    await expect(page.getByLabel('Follow-up notes')).toBeFocused()
    await write(note)
    await press('Control+Shift+Enter')
  }
  await expect(page.getByText('Notes Saved')).toBeVisible()
  const forEach = (counted.presses - before) / count
  // Out of the notes.
  await press('Tab')

  await press('Shift+F')
  await expect(heading(`The follow-up day of ${hot.length} requests`)).toBeVisible()
  await press('1')
  await said(new RegExp(`^${hot.length} requests to follow up on `))
  await press('e')
  await expect(page.getByRole('radio', { name: 'CSV' })).toBeFocused()
  await expect(
    page.getByRole('radio', { name: new RegExp(`^Selected \\(${hot.length}\\)`) }),
  ).toBeChecked()
  const file = page.waitForEvent('download')
  await press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  test.info().annotations.push({ type: 'presses', description: JSON.stringify(counted) })
  expect(counted.presses + (20 - count) * forEach).toBeLessThan(140)
  await expect(async () => {
    const leads = await leadsOf(page, run)
    const days = new Set(leads.map(({ followUpOn }) => followUpOn))
    expect(leads.map(({ name }) => name)).toEqual(names)
    expect(leads.filter(({ leadStatus }) => leadStatus === 'hot').map(({ name }) => name)).toEqual(
      hot,
    )
    expect(leads.every(({ opened, repliedAt }) => opened && repliedAt)).toBe(true)
    expect(new Set(leads.map(({ followUpNotes }) => followUpNotes))).toEqual(new Set([note]))
    expect(days.size).toBe(2)
    expect(days).not.toContain(null)
  }).toPass()
  // The browser itself says each refusal of a version that was changed meanwhile.
  expect(noise.filter((line) => !line.includes('412'))).toEqual([])
})
