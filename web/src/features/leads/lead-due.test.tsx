// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  change,
  listed,
  me,
  mitali,
  openedId,
  path,
  poll,
  row,
  server,
  setUp,
  show,
  tearDown,
  unopenedId,
} from '../../../test/lead-server.tsx'
import { stubApi } from '../../../test/stub-api.ts'
import { LeadTab } from './lead-tab.tsx'

beforeEach(setUp)
afterEach(tearDown)

const chip = (name: RegExp) => screen.getByRole('button', { name })
// The end of a day of Kolkata.
const endOf = (day: string) => `${day}T18:29:59.999Z`

test('rows say what is late and what is due today; who is dead or was answered, nothing', async () => {
  stubApi(answers())
  change(unopenedId, { dueAt: endOf('2026-11-20') })
  change(openedId, { dueAt: endOf('2026-11-24') })
  const third = server.leads[2]?.id ?? ''
  change(third, { followUpOn: '2026-11-24' })
  await show()
  expect(within(row('Asha Sen')).getByText('Late 4 days')).toBeTruthy()
  expect(within(row('Imran Khan')).getByText('Due today')).toBeTruthy()
  expect(within(row('রিয়া সেন')).getByText('Follow up today')).toBeTruthy()
  change(unopenedId, { leadStatus: 'dead' })
  change(openedId, { dueAt: null, repliedAt: endOf('2026-11-23') })
  change(third, { followUpOn: '2026-11-26' })
  await poll()
  await waitFor(() => expect(screen.queryByText('Late 4 days')).toBeNull())
  expect(within(row('Imran Khan')).queryByText('Due today')).toBeNull()
  expect(screen.queryByText('Follow up today')).toBeNull()
})

test('LEAD-02 what is due and whose it is narrows the list, with true numbers, in the address', async () => {
  const { to } = stubApi(answers())
  change(unopenedId, { followUpOn: '2026-11-20', ownerId: me.id, ownerName: me.username })
  change(openedId, { followUpOn: '2026-11-21', ownerId: mitali.id, ownerName: 'mitali' })
  const { place } = await show()
  expect(await screen.findByRole('button', { name: /Late 2/ })).toBeTruthy()
  expect(chip(/Mine 1/)).toBeTruthy()
  expect(chip(/Nobody’s 0/)).toBeTruthy()
  fireEvent.click(chip(/Late/))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen', 'Imran Khan']))
  expect(await screen.findByRole('button', { name: /Mine 1/ })).toBeTruthy()
  fireEvent.click(chip(/Mine/))
  await waitFor(() => expect(listed()).toEqual(['Asha Sen']))
  expect(place.current).toBe('/admin?due=late&owner=me')
  expect(String(to('GET', path).at(-1)?.search)).toBe('due=late&owner=me')
  expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('due')
  expect(screen.getByLabelText<HTMLSelectElement>('Order').disabled).toBe(true)
  fireEvent.click(chip(/Late/))
  await waitFor(() => expect(place.current).toBe('/admin?owner=me'))
})

test('a colleague’s requests have a button of their own while an address names them', async () => {
  stubApi(answers())
  change(openedId, { ownerId: mitali.id, ownerName: 'mitali' })
  const { place } = await show(`/admin?owner=${mitali.id}`)
  fireEvent.click(await screen.findByRole('button', { name: /mitali’s 1/, pressed: true }))
  await waitFor(() => expect(place.current).toBe('/admin'))
})

test.each([
  ['due=late', 'Nobody waits', 'Put the kettle on.'],
  ['due=today', 'Nothing more today', 'Everyone who was promised an answer has one.'],
  ['owner=me', 'Nothing is yours yet', 'Press m on a request to take it.'],
  ['owner=none', 'Everybody is looked after', 'Every waiting request has an owner.'],
  ['order=due', 'Nobody waits', 'Put the kettle on.'],
  [
    'due=late&leadStatus=hot',
    'No request matches these filters',
    'Others may be waiting behind them.',
  ],
])('where %s leaves nothing, the list says it in its own words', async (search, title, words) => {
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, `/admin?${search}`)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  await waitFor(() => expect(listed()).toHaveLength(3))
  expect(place.current).toBe('/admin')
})

test('midnight in Kolkata makes what was due late, without a reload', async () => {
  vi.setSystemTime(new Date('2026-11-24T18:29:40Z'))
  stubApi(answers())
  change(openedId, { followUpOn: '2026-11-24' })
  await show()
  expect(within(row('Imran Khan')).getByText('Follow up today')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Late 0/ })).toBeTruthy()
  await poll()
  expect(await within(row('Imran Khan')).findByText('Late 1 day')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Late 1/ })).toBeTruthy()
})

test('spam waits for nothing and is nobody’s', async () => {
  stubApi(answers())
  const { place } = renderInApp(<LeadTab />, '/admin?due=late&owner=me&order=due')
  fireEvent.click(chip(/^Spam folder$/))
  expect(await screen.findByText('No spam')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Late/ })).toBeNull()
  expect(place.current).toBe('/admin?spam=true')
})
