import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answers,
  change,
  openByHand,
  openedId,
  path,
  poll,
  show,
} from '../../../../test/lead-server.tsx'
import { eventsOf, received, replyAnswers } from '../../../../test/reply-server.ts'
import { json, type StubbedCall, stubApi } from '../../../../test/stub-api.ts'

// It is then there at once.
await import('./events.tsx')

const eventsPath = `${path}/${openedId}/events`
const timeline = () => screen.findByRole('region', { name: 'Timeline' })
const lines = async () =>
  within(await timeline())
    .getAllByRole('listitem')
    .map((line) => line.querySelector('div')?.firstChild?.parentElement?.textContent)

const open = async (given = replyAnswers(), more = {}) => {
  const stub = stubApi({ ...answers(), ...given.answers, ...more })
  await show(`/admin?lead=${openedId}`)
  return { ...given, ...stub }
}

test('the timeline is asked for once a request is open, and says who did what and when', async () => {
  const given = replyAnswers()
  given.events.now = eventsOf(
    { kind: 'follow-up-on', by: 'mitali', from: null, to: '2026-11-27' },
    { kind: 'owner', by: 'mitali', from: null, to: 'sharmila' },
    { kind: 'owner', by: 'sharmila', from: 'sharmila', to: null },
    { kind: 'status', by: 'sharmila', from: 'new', to: 'hot' },
    { kind: 'opened', by: null },
    received,
  )
  const { to } = stubApi({ ...answers(), ...given.answers })
  await show()
  expect(to('GET', eventsPath)).toHaveLength(0)
  await act(async () => openByHand('Imran Khan'))
  await screen.findByText(/set a follow-up/)
  expect(await lines()).toEqual([
    'You set a follow-up for Fri 27 Nov',
    'You gave it to sharmila',
    'sharmila gave it back',
    'sharmila changed New to Hot',
    'Somebody opened it',
    'The request came in',
  ])
  const [time] = within(await timeline()).getAllByText('10 min ago')
  expect(time?.getAttribute('datetime')).toBe('2026-11-24T04:50:00.000Z')
  expect(time?.title).toBe('24 Nov 2026, 10:20')
})

test('whose account was deleted stands as somebody who left', async () => {
  const given = replyAnswers()
  given.events.now = eventsOf(
    { kind: 'owner', by: 'mitali', from: 'kaku', to: null },
    { kind: 'opened', by: 'kaku' },
    received,
  )
  await open(given)
  await screen.findByText(/took it from kaku \(left\)/)
  expect(await lines()).toContain('kaku (left) opened it')
})

test('a change of the notes has what stood there before', async () => {
  const given = replyAnswers()
  given.events.now = eventsOf(
    { kind: 'notes', by: 'mitali', before: 'rang once, no answer' },
    { kind: 'notes', by: 'sharmila', before: null },
    received,
  )
  await open(given)
  await screen.findByText(/changed the notes/)
  const fold = screen.getByText('rang once, no answer').closest('details')
  expect(fold?.open).toBe(false)
  expect(screen.getAllByText('Earlier notes')).toHaveLength(1)
  expect(screen.getByText(/wrote notes/)).toBeTruthy()
})

test('what came before is shown page by page', async () => {
  const given = replyAnswers()
  const all = eventsOf({ kind: 'opened', by: 'sharmila' }, received)
  await open(given, {
    [`GET ${eventsPath}`]: ({ search }: StubbedCall) =>
      search.get('cursor')
        ? json(all.slice(1))
        : json(all.slice(0, 1), 200, { link: `<${eventsPath}?cursor=${all[0]?.id}>; rel="next"` }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('The request came in')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a change made here, and one that a poll brings, is in the timeline', async () => {
  const given = await open()
  await screen.findByText('The request came in')
  given.events.now = eventsOf({ kind: 'status', by: 'sharmila', from: 'new', to: 'warm' }, received)
  change(openedId, { leadStatus: 'warm', version: 7 })
  await poll()
  expect(await screen.findByText(/changed New to Warm/)).toBeTruthy()
})

test('what a newer server tells is left out, and nothing else', async () => {
  const given = replyAnswers()
  given.events.now = [...eventsOf(received), ...eventsOf(received)].map((event, at) =>
    Object.assign({}, event, at === 0 && { id: 'new', kind: 'sang' }),
  )
  await open(given)
  expect(await screen.findByText('The request came in')).toBeTruthy()
  expect(within(await timeline()).getAllByRole('listitem')).toHaveLength(1)
})
