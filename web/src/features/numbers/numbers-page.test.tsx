import type { Numbers, NumbersWeek } from '@bong-bari/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { json, stubApi } from '../../../test/stub-api.ts'
import { NumbersPage } from './numbers-page.tsx'

const path = '/api/admin/numbers'
const none = { new: 0, hot: 0, warm: 0, cold: 0, dead: 0 }

const weekOf = (from: string, changes: Partial<NumbersWeek> = {}): NumbersWeek => ({
  from,
  leads: none,
  spam: 0,
  replied: 0,
  medianHours: null,
  ...changes,
})

const empty: Numbers = {
  weeks: [weekOf('2026-11-09'), weekOf('2026-11-16')],
  firstReply: { replied: 0, medianHours: null, since: null },
  waiting: { all: { count: 0, more: false }, late: { count: 0, more: false } },
  chat: { since: null, messages: 0, answered: 0, answers: [] },
}
const full: Numbers = {
  weeks: [
    weekOf('2026-11-09', { leads: { ...none, hot: 2, dead: 1 }, spam: 4 }),
    weekOf('2026-11-16', { leads: { ...none, new: 1_200 }, replied: 2, medianHours: 20.5 }),
  ],
  firstReply: { replied: 2, medianHours: 20.5, since: '2026-11-17' },
  waiting: { all: { count: 9, more: false }, late: { count: 3, more: false } },
  chat: {
    since: '2026-11-12',
    messages: 40,
    answered: 30,
    answers: [
      { way: 'row', language: 'benglish', count: 30 },
      { way: 'built-in', language: 'bengali', count: 10 },
    ],
  },
}

const show = (answer: Numbers) => {
  const stubbed = stubApi({ [`GET ${path}`]: () => json(answer) })
  return { ...stubbed, ...renderInApp(<NumbersPage />, '/admin/numbers') }
}

const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '),
    )
}

test('the numbers of the chart stand in a table, the newest week first', async () => {
  show(full)
  expect(await rowsOf('Requests and first replies by week')).toEqual([
    'Week of New Hot Warm Cold Dead All Spam Replied Half within',
    '16 Nov 2026 1,200 0 0 0 0 1,200 0 2 20.5 hours',
    '9 Nov 2026 0 2 0 0 1 3 4 0 -',
  ])
  expect(screen.getByRole('img', { name: /^Requests of each week by status/ })).toBeTruthy()
  expect(screen.getByText('Week of 9 Nov 2026: 2 hot, 1 dead')).toBeTruthy()
})

test('four figures say what matters most', async () => {
  show(full)
  const figure = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent?.replace(
      name,
      '',
    )
  expect(await figure('Requests')).toBe('1,203and 4 kept apart as spam')
  expect(await figure('First reply')).toMatch(
    /^Half are answered within 20\.5 hours2 of 1,203 have a reply; .* noted on 17 Nov 2026$/,
  )
  expect(await figure('Waiting now')).toBe('9for an answer or a follow-up, 3 of them late')
  expect(await figure('Chat messages answered')).toBe('75 %about 30 of 40')
})

test('answers are told by way and language, and since when they are counted', async () => {
  show(full)
  const rows = await rowsOf('Answers of Bong Bot by what answered, and by language')
  expect(rows[1]).toBe('A training row 0 30 0 30 75 %')
  expect(rows[7]).toBe('A built-in line 10 0 0 10 25 %')
  expect(rows.at(-1)).toBe('All messages 10 30 0 40 100 %')
  expect(screen.getByText(/Counted since 12 Nov 2026/)).toBeTruthy()
})

test('what nobody has noted yet is said, and of very many that wait there are more', async () => {
  const many = { count: 1_000, more: true }
  show({
    ...full,
    firstReply: empty.firstReply,
    waiting: { all: many, late: many },
    chat: empty.chat,
  })
  expect(await screen.findByText('No reply noted yet')).toBeTruthy()
  expect(screen.getByText('more than 1,000')).toBeTruthy()
  expect(screen.getByText('No messages')).toBeTruthy()
  expect(screen.getByText('Nobody wrote to Bong Bot in these weeks.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Teach answers' })
  expect(link.getAttribute('href')).toBe('/admin/chatbot?list=unanswered')
})

test('an empty account is told what will stand here', async () => {
  show(empty)
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeTruthy()
})

test('how many weeks are shown is part of the address', async () => {
  const { place, to } = show(full)
  const choice = await screen.findByRole('combobox', { name: 'How many weeks' })
  await screen.findByText('Waiting now')
  expect(to('GET', path).map(({ search }) => search.get('weeks'))).toEqual(['12'])
  await userEvent.selectOptions(choice, '52')
  expect(place.current).toBe('/admin/numbers?weeks=52')
  await waitFor(() =>
    expect(to('GET', path).map(({ search }) => search.get('weeks'))).toEqual(['12', '52']),
  )
  // What was shown stays while the others come.
  expect(screen.getByText('Waiting now')).toBeTruthy()
  await userEvent.selectOptions(choice, '12')
  expect(place.current).toBe('/admin/numbers')
})
