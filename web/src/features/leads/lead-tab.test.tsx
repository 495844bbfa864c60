// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  change,
  openedId,
  pass,
  path,
  poll,
  row,
  server,
  setUp,
  show,
  tearDown,
} from '../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { LeadTab } from './lead-tab.tsx'

beforeEach(setUp)
afterEach(tearDown)

test('LEAD-01 LEAD-04 leads are listed and an unopened one has a New badge', async () => {
  stubApi(answers())
  await show()
  for (const { name } of server.leads) expect(row(name)).toBeTruthy()
  expect(within(row('Asha Sen')).getAllByText('New')).toHaveLength(1)
  // Its status is New too, which goes without saying.
  expect(within(row('Imran Khan')).queryByText('New')).toBeNull()
  expect(within(row('রিয়া সেন')).getByText('রিয়া সেন').lang).toBe('bn')
})

test('AUTH-14 without a session no list is asked for', async () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  const { calls } = stubApi(answers())
  renderInApp(<LeadTab />)
  await pass(31_000)
  expect(calls).toHaveLength(0)
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

const cursor = '2026-11-23T04:44:00.000Z#00000000-0000-4000-8000-000000000000'
const link = { link: `<${path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }

/** The first lead is a page of its own, of a version that the server may answer as standing. */
const twoPages = (version: () => string) => ({
  ...answers(),
  [`GET ${path}`]: ({ search, headers }: StubbedCall) => {
    if (search.get('cursor') === cursor) return json(server.leads.slice(1))
    if (headers.get('if-none-match') === version()) return new Response(null, { status: 304 })
    return json(server.leads.slice(0, 1), 200, { ...link, etag: version() })
  },
})

const pagesAsked = (calls: StubbedCall[]) => calls.map(({ search }) => search.get('cursor'))

test('LEAD-01 the next page comes before the end is reached, larger, and a poll keeps it', async () => {
  const { to } = stubApi(twoPages(() => '"1"'))
  await show()
  await screen.findByRole('button', { name: 'Imran Khan' })
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(to('GET', path)[1]?.search.get('limit')).toBe('200')
  await poll()
  expect(screen.getByRole('button', { name: 'Imran Khan' })).toBeTruthy()
})

test('LIM-03 a poll asks for the first page alone until something has changed', async () => {
  let version = '"1"'
  const { to } = stubApi(twoPages(() => version))
  await show()
  await screen.findByRole('button', { name: 'Imran Khan' })
  await poll()
  await poll()
  expect(pagesAsked(to('GET', path))).toEqual([null, cursor, null, null])
  version = '"2"'
  change(openedId, { name: 'Imran Ali Khan' })
  await poll()
  expect(await screen.findByRole('button', { name: 'Imran Ali Khan' })).toBeTruthy()
  expect(pagesAsked(to('GET', path)).slice(4)).toEqual([null, cursor])
})

test('a page that fails is asked for again on request only', async () => {
  let broken = true
  const pages = twoPages(() => '"1"')
  const { to } = stubApi({
    ...pages,
    [`GET ${path}`]: (call) =>
      broken && call.search.has('cursor')
        ? refused(500, 'unexpected', 'Broken for now.')
        : (pages[`GET ${path}`]?.(call) ?? expect.fail()),
  })
  await show()
  expect((await screen.findByRole('alert')).textContent).toBe('More requests could not be loaded.')
  await pass(5_000)
  expect(to('GET', path)).toHaveLength(2)
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Imran Khan' })).toBeTruthy()
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

test('a refresh that fails keeps the list and says that it may be old', async () => {
  let broken = false
  stubApi({
    ...answers(),
    [`GET ${path}`]: () =>
      broken ? refused(500, 'unexpected', 'Broken for now.') : json(server.leads),
  })
  await show()
  broken = true
  await poll()
  expect(await screen.findByText(/last refresh failed/)).toBeTruthy()
  expect(row('Asha Sen')).toBeTruthy()
})
