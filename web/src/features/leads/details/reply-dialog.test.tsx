import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answers,
  change,
  openedId,
  path,
  poll,
  replyId,
  row,
  show,
} from '../../../../test/lead-server.tsx'
import { replyAnswers, replyOf } from '../../../../test/reply-server.ts'
import { json, stubApi } from '../../../../test/stub-api.ts'

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const dialog = () => screen.findByRole('dialog', { name: 'Reply to Imran Khan' })
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ }).value
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Text/ }), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const sent = () =>
  new URL(
    within(
      document.querySelector<HTMLElement>('[role=dialog]') ?? document.body,
    ).getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ }).href,
  ).searchParams.get('text')

const open = async (given = replyAnswers([replyOf(1), replyOf(2)]), more = {}) => {
  const calls = stubApi({ ...answers(), ...given.answers, ...more })
  await show(`/admin?lead=${openedId}`)
  await act(async () => press('r'))
  await dialog()
  await waitFor(() =>
    expect(screen.queryAllByRole('radio', { name: /Template 1|First/ })).not.toEqual([]),
  )
  return { ...given, ...calls }
}

test('r opens the reply with the first template filled in', async () => {
  await open()
  await waitFor(() => expect(text()).toBe('Hello Imran Khan of Company 1, 1. mitali'))
  choose('Template 2')
  expect(text()).toBe('Hello Imran Khan of Company 1, 2. mitali')
  choose('Blank')
  expect(text()).toBe('')
})

test('a brand that wrote in Bengali is answered in Bengali where the template has it, signed by who takes care', async () => {
  change(openedId, { message: 'একটা ভিডিও চাই', ownerId: openedId, ownerName: 'ratul' })
  await open(replyAnswers([replyOf(1), replyOf(2, { bodyBn: null })]))
  expect(text()).toBe('নমস্কার Imran Khan, 1')
  choose('English')
  expect(text()).toMatch(/^Hello.*ratul$/)
  choose('Template 2')
  expect(text()).toMatch(/^Hello/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'বাংলা' }).disabled).toBe(true)
})

test('where the team has no template, those of the house are offered', async () => {
  await open(replyAnswers([]))
  await waitFor(() => expect(text()).toMatch(/^Hello Imran Khan,\n\nThank you/))
  expect(text()).toContain('within 2-3 business days')
  expect(text()).not.toMatch(/[{}]/)
})

test('what is typed goes out, is kept over closing, and comes back after another template', async () => {
  await open()
  write('Dear Imran,\nyes!')
  expect(sent()).toBe('Dear Imran,\nyes!')
  choose('Template 2')
  choose('Template 1')
  expect(text()).toBe('Dear Imran,\nyes!')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => press('r'))
  await dialog()
  expect(text()).toBe('Dear Imran,\nyes!')
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(text()).toMatch(/^Hello/)
})

const openIn = async (name: RegExp) =>
  fireEvent.click(within(await dialog()).getByRole('link', { name }))
const yes = () => screen.getAllByRole('button', { name: 'Yes, sent to Imran Khan' })

test('what was opened is asked about in row and panel, and only Yes notes it', async () => {
  const { noted } = await open()
  await openIn(/^WhatsApp/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // In the row, and at the head of its details.
  expect(yes()).toHaveLength(2)
  expect(within(row('Imran Khan')).getByText(/You opened WhatsApp/)).toBeTruthy()
  expect(within(row('Imran Khan')).getByText('Sent?')).toBeTruthy()
  expect(noted).toEqual([])
  fireEvent.click(yes()[0] ?? document.body)
  expect(await screen.findByText('Imran Khan was answered by WhatsApp.')).toBeTruthy()
  expect(noted).toEqual(['whatsapp'])
  expect(screen.queryByText(/Sent\?/)).toBeNull()
  expect(within(row('Imran Khan')).getByText(/^You answered by WhatsApp/)).toBeTruthy()
  // Most are done then, which the same line offers.
  fireEvent.click(within(row('Imran Khan')).getByRole('button', { name: 'Done with Imran Khan' }))
  expect(await screen.findByText('Nothing more is to be done about Imran Khan.')).toBeTruthy()
  expect(within(row('Imran Khan')).getByText(/^Done/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done with Imran Khan' })).toBeNull()
})

test('Not yet asks no more and notes nothing; Undo takes back what was noted', async () => {
  const { noted, to } = await open()
  await openIn(/^Mail/)
  await waitFor(() => expect(yes()).toHaveLength(2))
  const [notYet] = screen.getAllByRole('button', { name: 'Not yet sent to Imran Khan' })
  fireEvent.click(notYet ?? document.body)
  await waitFor(() => expect(screen.queryByText(/Sent\?/)).toBeNull())
  expect(noted).toEqual([])
  await act(async () => press('r'))
  await openIn(/^Mail/)
  await waitFor(() => expect(yes()).toHaveLength(2))
  await act(async () => press('y'))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Reply Taken Back')).toBeTruthy()
  expect(to('PUT', `${path}/${openedId}`).at(-1)?.body).toEqual({ takenBackReply: replyId })
  await waitFor(() => expect(within(row('Imran Khan')).getByText('Not answered')).toBeTruthy())
})

test('Ctrl and Enter open the first way from within the text; a call is noted by its button', async () => {
  const { noted, to } = await open()
  screen.getByRole('textbox', { name: /^Text/ }).focus()
  press('Enter', { ctrlKey: true })
  await waitFor(() => expect(to('PUT', `${path}/${openedId}`)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => press('r'))
  fireEvent.click(await screen.findByRole('button', { name: 'I called' }))
  await waitFor(() => expect(noted).toEqual(['phone']))
})

test('what cannot be noted is said, the text stays, and it can be tried again', async () => {
  const given = replyAnswers([replyOf(1)])
  let isCut = true
  const route = `POST ${path}/${openedId}/replied`
  const note = given.answers[route]
  const keys = new Set<string | null>()
  await open(given, {
    [route]: (call: Parameters<NonNullable<typeof note>>[0]) => {
      keys.add(call.headers.get('idempotency-key'))
      if (isCut) throw new TypeError('cut')
      return note?.(call) ?? json({})
    },
  })
  write('Kept')
  fireEvent.click(screen.getByRole('button', { name: 'I called' }))
  expect(await screen.findByText(/could not be noted\. Your text is still here/)).toBeTruthy()
  isCut = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(given.noted).toEqual(['phone']))
  // Its answer alone may have been lost.
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await act(async () => press('r'))
  fireEvent.click(await screen.findByRole('button', { name: 'I called' }))
  await waitFor(() => expect(keys.size).toBe(2))
})

test('a text that is only copied is asked about too', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const { noted } = await open()
  write('For the window of the shop')
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(yes()).toHaveLength(2))
  expect(writeText).toHaveBeenCalledWith('For the window of the shop')
  expect(noted).toEqual([])
  await act(async () => press('y'))
  await waitFor(() => expect(noted).toEqual(['other']))
})

test('templates that cannot be loaded are no reason not to write', async () => {
  const { answers: given } = replyAnswers()
  const { 'GET /api/admin/reply-templates': _, ...others } = given
  stubApi({ ...answers(), ...others })
  await show(`/admin?lead=${openedId}`)
  await act(async () => press('r'))
  await dialog()
  expect(await screen.findByText(/templates could not be loaded/)).toBeTruthy()
  write('By hand')
  expect(sent()).toBe('By hand')
})

test('r on a row opens that request and its reply', async () => {
  stubApi({ ...answers(), ...replyAnswers([replyOf(1)]).answers })
  await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  await act(async () => press('r'))
  expect(await dialog()).toBeTruthy()
})

test('who answers is told in the window that a colleague has just opened WhatsApp, mail or phone', async () => {
  stubApi({ ...answers(), ...replyAnswers([replyOf(1)]).answers })
  await show(`/admin?lead=${openedId}`)
  const warning = () => screen.queryByText(/Ask first whether it was sent/)
  const at = new Date().toISOString()
  change(openedId, { pendingReply: { channel: 'whatsapp', at, by: 'ratul' } })
  // The window reads the request when it opens, without a poll.
  await act(async () => press('r'))
  await waitFor(() => expect(warning()?.textContent).toContain('ratul opened WhatsApp'))
  for (const [channel, words] of [
    ['mail', 'a mail'],
    ['phone', 'a call'],
  ] as const) {
    change(openedId, { pendingReply: { channel, at, by: 'ratul' } })
    await poll()
    await waitFor(() => expect(warning()?.textContent).toContain(`ratul opened ${words}`))
  }
  change(openedId, {
    pendingReply: { channel: 'mail', at: new Date().toISOString(), by: 'mitali' },
  })
  await poll()
  await waitFor(() => expect(warning()).toBeNull())
})
