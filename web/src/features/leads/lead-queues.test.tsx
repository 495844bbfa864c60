// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  change,
  leadOnServer,
  listed,
  openByHand,
  openedId,
  path,
  row,
  setUp,
  show,
  tearDown,
  unopenedId,
} from '../../../test/lead-server.tsx'
import { json, stubApi } from '../../../test/stub-api.ts'

beforeEach(setUp)
afterEach(tearDown)

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  })
const queue = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Queue' })).getByRole('button', { name })
const answered = {
  repliedAt: '2026-11-23T04:44:00.000Z',
  lastReply: { id: openedId, channel: 'mail', at: '2026-11-23T04:44:00.000Z', by: 'mitali' },
} as const

test('each queue says how many it has, stands in the address, and says where its requests stand', async () => {
  change(openedId, { ...answered, followUpOn: '2026-11-26' })
  stubApi(answers())
  const { place } = await show()
  expect(queue(/^All/).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(queue(/^To answer/).textContent).toBe('To answer 2'))
  fireEvent.click(queue(/^Waiting/))
  await waitFor(() => expect(listed()).toEqual(['Imran Khan']))
  expect(place.current).toBe('/admin?queue=waiting')
  expect(
    within(row('Imran Khan')).getByText('mitali answered by e-mail yesterday · next Thu 26 Nov'),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Order').disabled).toBe(true)
  fireEvent.click(queue(/^Done/))
  expect(await screen.findByText('Nothing is done yet')).toBeTruthy()
})

test('a count beyond a thousand says so', async () => {
  stubApi({ ...answers(), [`GET ${path}/count`]: () => json({ count: 1_000, more: true }) })
  await show()
  // The sign at its end is a phone's, in place of the words.
  await waitFor(() => expect(queue(/^To answer/).textContent).toBe('To answer more than 1,000+'))
})

test('w says that they wrote back, and d that it is done, and goes on to the next', async () => {
  change(openedId, answered)
  stubApi(answers())
  const { place } = await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  await press('w')
  await waitFor(() => expect(within(row('Imran Khan')).getByText(/^Wrote back/)).toBeTruthy())
  await press('w')
  await waitFor(() => expect(within(row('Imran Khan')).queryByText(/^Wrote back/)).toBeNull())
  await press('d')
  await waitFor(() => expect(leadOnServer(openedId).doneAt).toBeTruthy())
  expect(within(row('Imran Khan')).getByText(/^Done/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' }))
  // From the panel the next one opens.
  openByHand('Asha Sen')
  await waitFor(() => expect(place.current).toContain(unopenedId))
  await press('d')
  await waitFor(() => expect(place.current).toContain(openedId))
})

test('s marks as spam by itself, and the focus goes to the next row', async () => {
  stubApi(answers())
  await show()
  screen.getByRole('button', { name: 'Imran Khan' }).focus()
  await press('s')
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'রিয়া সেন']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'রিয়া সেন' }))
})

test('a filter that is changed by hand closes a request that it does not have, and no other', async () => {
  stubApi(answers())
  const { place } = await show()
  openByHand('Imran Khan')
  fireEvent.change(screen.getByLabelText('Opened'), { target: { value: 'true' } })
  await waitFor(() => expect(place.current).toContain('opened=true'))
  expect(place.current).toContain(`lead=${openedId}`)
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'hot' } })
  await waitFor(() => expect(place.current).toBe('/admin?opened=true&leadStatus=hot'))
})
