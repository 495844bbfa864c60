// @vitest-environment jsdom
import type { Lead } from '@bong-bari/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { currentToast, dismissToast } from '../../ui/toast-store.ts'
import { LeadTab } from './lead-tab.tsx'

const path = '/api/collaboration-requests'
const names = ['Asha Sen', 'Imran Khan', 'রিয়া সেন']

const leadOf = (name: string, index: number): Lead => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  email: `lead${index}@example.test`,
  phone: '+91 9830012345',
  company: `Company ${index}`,
  message: `Message ${index}`,
  status: 'submitted',
  opened: index > 0,
  openedAt: index > 0 ? '2026-11-20T04:44:00.000Z' : null,
  leadStatus: 'new',
  followUpNotes: null,
  createdAt: `2026-11-2${3 - index}T04:44:00.000Z`,
})

/** The leads as the server has them. */
let server: Lead[] = []

const serverLead = (id: string) => {
  const found = server.find((lead) => lead.id === id)
  if (!found) throw new Error(`no lead ${id}`)
  return found
}

const matches = (lead: Lead, { search }: StubbedCall) =>
  (!search.get('leadStatus') || search.get('leadStatus') === lead.leadStatus) &&
  (!search.get('opened') || search.get('opened') === String(lead.opened))

const change = (id: string, fields: Partial<Lead>) => {
  server = server.map((lead) => (lead.id === id ? { ...lead, ...fields } : lead))
  return json(serverLead(id))
}

const answers = () => ({
  [`GET ${path}`]: (call: StubbedCall) => json(server.filter((lead) => matches(lead, call))),
  ...Object.fromEntries(
    server.flatMap(({ id }) => [
      [
        `PUT ${path}/${id}/open`,
        () => change(id, { opened: true, openedAt: '2026-11-24T04:44:00.000Z' }),
      ],
      [`PUT ${path}/${id}/status`, ({ body }: StubbedCall) => change(id, Object(body))],
      [`PUT ${path}/${id}/follow-up`, ({ body }: StubbedCall) => change(id, Object(body))],
    ]),
  ),
})

const first = () => server[0]?.id ?? ''
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (status: string) => fireEvent.click(screen.getByRole('radio', { name: status }))
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value')
const poll = () => act(() => vi.advanceTimersByTimeAsync(30_000))
const show = async (at?: string, options?: { wide?: boolean }) => {
  const view = renderInApp(<LeadTab />, at, options)
  await screen.findByRole('table')
  return view
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T05:00:00Z') })
  localStorage.setItem('admin_session', 'id')
  localStorage.setItem('csrf_token', 'token')
  sessionStorage.clear()
  queryClient.clear()
  window.dispatchEvent(new Event('auth-state-changed'))
  server = names.map(leadOf)
})
afterEach(() => {
  cleanup()
  dismissToast(currentToast()?.id ?? 0)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('LEAD-01 LEAD-04 leads are listed and an unopened one has a New badge', async () => {
  stubApi(answers())
  await show()
  for (const name of names) expect(row(name)).toBeTruthy()
  expect(row('Asha Sen').className).toBe('unopened')
  expect(within(row('Asha Sen')).getAllByText('New')).toHaveLength(2)
  expect(within(row('Imran Khan')).getAllByText('New')).toHaveLength(1)
  expect(within(row('রিয়া সেন')).getByText('রিয়া সেন').lang).toBe('bn')
})

test('AUTH-14 without a session no list is asked for', async () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  const { calls } = stubApi(answers())
  renderInApp(<LeadTab />)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(calls).toHaveLength(0)
})

test('LEAD-05 opening a lead marks it opened at once and on the server', async () => {
  const { to } = stubApi(answers())
  const { place } = await show()
  open('Asha Sen')
  expect(place.current).toContain(`lead=${first()}`)
  await waitFor(() => expect(serverLead(first()).opened).toBe(true))
  expect(row('Asha Sen').className).toBe('')
  expect(to('PUT', `${path}/${first()}/open`)).toHaveLength(1)
  open('Imran Khan')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(to('PUT', `${path}/${server[1]?.id}/open`)).toHaveLength(0)
})

test('LEAD-02 LEAD-03 filters are asked of the server and stand in the address', async () => {
  const { to } = stubApi(answers())
  const { place } = await show('/admin?opened=true')
  expect(screen.queryByRole('button', { name: 'Asha Sen' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'hot' } })
  expect(await screen.findByText('No request matches these filters')).toBeTruthy()
  expect(place.current).toBe('/admin?opened=true&leadStatus=hot')
  expect(String(to('GET', path).at(-1)?.search)).toBe('leadStatus=hot&opened=true')
  fireEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  await screen.findByRole('button', { name: 'Asha Sen' })
  expect(place.current).toBe('/admin')
})

test('TOAST-16 LEAD-07 a status shows at once and is confirmed', async () => {
  stubApi(answers())
  await show(`/admin?lead=${server[1]?.id}`)
  choose('Dead')
  expect(chosen()).toBe('dead')
  expect(await screen.findByText('Status Updated')).toBeTruthy()
  expect(screen.getByText('Imran Khan is now dead.')).toBeTruthy()
  expect(server[1]?.leadStatus).toBe('dead')
})

test('TOAST-02 a refused status is taken back with the words of the server', async () => {
  const id = server[1]?.id
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/status`]: () => refused(500, 'unexpected', 'Broken for now.'),
  })
  await show(`/admin?lead=${id}`)
  choose('Hot')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Error')).toBeTruthy()
  expect(alert.textContent).toContain('Broken for now.')
  expect(chosen()).toBe('new')
})

test('LIM-03 a poll never undoes a status that is on its way', async () => {
  const answer = Promise.withResolvers<Response>()
  const id = server[1]?.id
  const { to } = stubApi({ ...answers(), [`PUT ${path}/${id}/status`]: () => answer.promise })
  await show(`/admin?lead=${id}`)
  choose('Cold')
  const before = to('GET', path).length
  await poll()
  expect(to('GET', path).length).toBeGreaterThan(before)
  expect(chosen()).toBe('cold')
  answer.resolve(refused(500, 'unexpected', 'Broken for now.'))
  await waitFor(() => expect(chosen()).toBe('new'))
})

test('quick changes of one status are sent in order and the last one stands', async () => {
  const sent: unknown[] = []
  const id = server[1]?.id ?? ''
  const gate = Promise.withResolvers<void>()
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/status`]: async ({ body }) => {
      sent.push(body)
      await gate.promise
      return change(id, Object(body))
    },
  })
  await show(`/admin?lead=${id}`)
  choose('Hot')
  choose('Warm')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(chosen()).toBe('warm')
  gate.resolve()
  await waitFor(() => expect(serverLead(id).leadStatus).toBe('warm'))
  expect(sent).toEqual([{ leadStatus: 'hot' }, { leadStatus: 'warm' }])
  expect(chosen()).toBe('warm')
})

test('a list that lags behind an answered change does not undo it', async () => {
  const id = server[1]?.id ?? ''
  const old = server
  let lags = true
  stubApi({ ...answers(), [`GET ${path}`]: () => json(lags ? old : server) })
  await show(`/admin?lead=${id}`)
  await act(() => vi.advanceTimersByTimeAsync(28_000))
  choose('Hot')
  await screen.findByText('Status Updated')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(chosen()).toBe('hot')
  lags = false
  await poll()
  expect(chosen()).toBe('hot')
})

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Follow-up notes' })
const type = (value: string) => fireEvent.change(notes(), { target: { value } })

test('TOAST-17 LEAD-08 notes are saved and confirmed', async () => {
  stubApi(answers())
  await show(`/admin?lead=${server[1]?.id}`)
  type('শুক্রবার ফোন')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect(await screen.findByText('Notes Saved')).toBeTruthy()
  expect(server[1]?.followUpNotes).toBe('শুক্রবার ফোন')
  expect(screen.queryByText('Not saved yet')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('unsaved notes survive polls, closing and a reload', async () => {
  stubApi(answers())
  const { unmount } = await show(`/admin?lead=${server[1]?.id}`)
  type('half a thought')
  await poll()
  expect(notes().value).toBe('half a thought')
  fireEvent.click(screen.getByRole('button', { name: 'Close details' }))
  expect(within(row('Imran Khan')).getByText('Unsaved notes')).toBeTruthy()
  unmount()
  queryClient.clear()
  await show(`/admin?lead=${server[1]?.id}`)
  expect(notes().value).toBe('half a thought')
})

test('notes that cannot be saved stay in the field as unsaved', async () => {
  const id = server[1]?.id
  stubApi({
    ...answers(),
    [`PUT ${path}/${id}/follow-up`]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await show(`/admin?lead=${id}`)
  type('keep me')
  fireEvent.click(screen.getByRole('button', { name: 'Save Notes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
  expect(notes().value).toBe('keep me')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})

test('notes that somebody else saved meanwhile are shown beside unsaved ones', async () => {
  stubApi(answers())
  const id = server[1]?.id ?? ''
  await show(`/admin?lead=${id}`)
  type('mine')
  change(id, { followUpNotes: 'theirs' })
  await poll()
  expect(notes().value).toBe('mine')
  expect(screen.getByText('theirs')).toBeTruthy()
})

test('a lead that its opening takes out of the filtered list stays in its place', async () => {
  stubApi(answers())
  await show('/admin?opened=false')
  open('Asha Sen')
  await waitFor(() => expect(serverLead(first()).opened).toBe(true))
  await poll()
  expect(row('Asha Sen').getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Asha Sen' })).toBeTruthy()
})

test('LEAD-05 a link to a lead that the list does not hold opens it', async () => {
  stubApi(answers())
  await show(`/admin?opened=true&lead=${first()}`)
  expect(await screen.findByRole('heading', { name: 'Asha Sen' })).toBeTruthy()
  expect(serverLead(first()).opened).toBe(true)
})

test('a link to a lead that does not exist says so', async () => {
  stubApi({
    ...answers(),
    [`PUT ${path}/gone/open`]: () =>
      refused(404, 'lead-not-found', 'This collaboration request does not exist.'),
  })
  await show('/admin?lead=gone')
  expect(await screen.findByText('This collaboration request does not exist.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close details' }))
  expect(await screen.findByText('Choose a request to read it here.')).toBeTruthy()
})

test('Escape closes the details and focus returns to the row', async () => {
  stubApi(answers())
  const { place } = await show()
  open('Imran Khan')
  const heading = screen.getByRole('heading', { name: 'Imran Khan' })
  expect(document.activeElement).toBe(heading)
  fireEvent.keyDown(heading, { key: 'Escape' })
  await waitFor(() => expect(place.current).toBe('/admin'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Imran Khan' }))
})

test('further pages are added on demand and a poll does not take them away', async () => {
  const cursor = '2026-11-23T04:44:00.000Z#00000000-0000-4000-8000-000000000000'
  const link = { link: `<${path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
  stubApi({
    ...answers(),
    [`GET ${path}`]: ({ search }) =>
      search.get('cursor') === cursor ? json(server.slice(1)) : json(server.slice(0, 1), 200, link),
  })
  await show()
  expect(screen.queryByRole('button', { name: 'Imran Khan' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByRole('button', { name: 'Imran Khan' })
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  await poll()
  expect(screen.getByRole('button', { name: 'Imran Khan' })).toBeTruthy()
})

test('API-31 the list is refetched when the window comes to the front, not while it is hidden', async () => {
  const { to } = stubApi(answers())
  await show()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await poll()
  expect(to('GET', path)).toHaveLength(1)
  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(to('GET', path)).toHaveLength(2))
  visibility.mockRestore()
})

test('an empty ledger says so', async () => {
  server = []
  stubApi(answers())
  renderInApp(<LeadTab />)
  expect(await screen.findByText('No requests yet')).toBeTruthy()
})

test('a list that cannot be loaded says why and can be asked for again', async () => {
  let broken = true
  stubApi({
    ...answers(),
    [`GET ${path}`]: () => (broken ? refused(500, 'unexpected', 'Broken for now.') : json(server)),
  })
  renderInApp(<LeadTab />)
  expect((await screen.findByRole('alert')).textContent).toBe('Broken for now.')
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('a refresh that fails keeps the list and says that it may be old', async () => {
  let broken = false
  stubApi({
    ...answers(),
    [`GET ${path}`]: () => (broken ? refused(500, 'unexpected', 'Broken for now.') : json(server)),
  })
  await show()
  broken = true
  await poll()
  expect(await screen.findByText(/last refresh failed/)).toBeTruthy()
  expect(row('Asha Sen')).toBeTruthy()
})
