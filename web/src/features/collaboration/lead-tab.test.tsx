// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  pass,
  path,
  poll,
  row,
  server,
  setUp,
  show,
  tearDown,
} from '../../../test/lead-server.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { LeadTab } from './lead-tab.tsx'

beforeEach(setUp)
afterEach(tearDown)

test('LEAD-01 LEAD-04 leads are listed and an unopened one has a New badge', async () => {
  stubApi(answers())
  await show()
  for (const { name } of server.leads) expect(row(name)).toBeTruthy()
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

test('further pages are added on demand and a poll does not take them away', async () => {
  const cursor = '2026-11-23T04:44:00.000Z#00000000-0000-4000-8000-000000000000'
  const link = { link: `<${path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
  stubApi({
    ...answers(),
    [`GET ${path}`]: ({ search }) =>
      search.get('cursor') === cursor
        ? json(server.leads.slice(1))
        : json(server.leads.slice(0, 1), 200, link),
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
  server.leads = []
  stubApi(answers())
  renderInApp(<LeadTab />)
  expect(await screen.findByText('No requests yet')).toBeTruthy()
})

test('a list that cannot be loaded says why and can be asked for again', async () => {
  let broken = true
  stubApi({
    ...answers(),
    [`GET ${path}`]: () =>
      broken ? refused(500, 'unexpected', 'Broken for now.') : json(server.leads),
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
    [`GET ${path}`]: () =>
      broken ? refused(500, 'unexpected', 'Broken for now.') : json(server.leads),
  })
  await show()
  broken = true
  await poll()
  expect(await screen.findByText(/last refresh failed/)).toBeTruthy()
  expect(row('Asha Sen')).toBeTruthy()
})

test('a filter that makes no sense in the address does not filter', async () => {
  const { to } = stubApi(answers())
  await show('/admin?leadStatus=lukewarm&opened=perhaps')
  expect(row('Asha Sen')).toBeTruthy()
  expect(String(to('GET', path)[0]?.search)).toBe('')
})
