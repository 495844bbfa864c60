import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import {
  answers,
  change,
  openByHand,
  openedId,
  pass,
  path,
  poll,
  row,
  server,
  show,
} from '../../../test/lead-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { LeadTab } from './leads-tab.tsx'

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
  // The second is set before the page has followed the first.
  act(() => {
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'dead' } })
    fireEvent.change(screen.getByLabelText('Opened'), { target: { value: 'true' } })
  })
  await waitFor(() => expect(place.current).toBe('/admin?leadStatus=dead&opened=true'))
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

const loadMore = () => fireEvent.click(screen.getByRole('button', { name: 'Load more' }))

test('LEAD-01 the next page comes on request, larger, and a poll keeps it', async () => {
  const { to } = stubApi(twoPages(() => '"1"'))
  await show()
  loadMore()
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
  loadMore()
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

test('API-31 the list is refetched when the window comes to the front, not while it is hidden', async () => {
  const { to } = stubApi(answers())
  await show()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await poll()
  expect(to('GET', path)).toHaveLength(1)
  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(to('GET', path)).toHaveLength(2))
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

/** Answers the list at once for the first filters, and for the others when the test says so. */
const slowAnswers = () => {
  const waiting: (() => void)[] = []
  const own = answers()
  const calls = stubApi({
    ...own,
    [`GET ${path}`]: async (call) => {
      if (call.search.size > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return own[`GET ${path}`]?.(call) ?? expect.fail()
    },
  })
  const answer = () =>
    act(async () => {
      for (const resolve of waiting.splice(0)) resolve()
    })
  return { ...calls, answer }
}

const listedIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-lead]')].map(({ dataset }) => dataset.lead)

const countSaid = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => /^(\d+) requests?$/.exec(textContent ?? '')?.[1])
    .find(Boolean)

const expectTrueList = () => {
  const ids = listedIds()
  expect(new Set(ids).size).toBe(ids.length)
  expect(countSaid()).toBe(String(ids.length))
}

const chooseQueue = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('an open request stands once while the next queue loads, and the count is that of the list', async () => {
  const { answer } = slowAnswers()
  await show()
  openByHand('Imran Khan')
  await screen.findByRole('heading', { name: 'Imran Khan' })
  chooseQueue(/^To answer/)
  expectTrueList()
  await answer()
  await screen.findByRole('button', { name: 'Imran Khan' })
  expectTrueList()
})

test('keys and "select all" do nothing to a list that is still the old one', async () => {
  const { to, answer } = slowAnswers()
  const { place } = await show()
  openByHand('Imran Khan')
  const heading = await screen.findByRole('heading', { name: 'Imran Khan' })
  chooseQueue(/^To answer/)
  const before = place.current
  for (const key of ['d', '2', 'm', 's', 'j', 'x', 'X', 'k'])
    fireEvent.keyDown(heading, { key, shiftKey: key === 'X' })
  await pass(0)
  expect(place.current).toBe(before)
  for (const what of ['done', 'status', 'owner', 'spam'])
    expect(to('PUT', `${path}/${openedId}/${what}`)).toHaveLength(0)
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  await answer()
  await waitFor(() => expect(screen.getByRole('table').ariaBusy).not.toBe('true'))
  fireEvent.keyDown(heading, { key: 'd' })
  await waitFor(() => expect(to('PUT', `${path}/${openedId}`)).toHaveLength(1))
})

test('that the queue before was empty is not said of the one that loads', async () => {
  const { answer } = slowAnswers()
  server.leads = []
  renderInApp(<LeadTab />)
  await screen.findByText('No requests yet')
  chooseQueue(/^To answer/)
  expect(screen.queryByText('Everybody has an answer')).toBeNull()
  expect(screen.getByText('Loading the requests...')).toBeTruthy()
  await answer()
  expect(await screen.findByText('Everybody has an answer')).toBeTruthy()
})

test('a request that left the list keeps the status that it was given', async () => {
  stubApi(answers())
  await show('/admin?opened=false')
  openByHand('Asha Sen')
  await pass(10_000)
  await poll()
  fireEvent.click(await screen.findByRole('radio', { name: 'Hot' }))
  await pass(10_000)
  await poll()
  await poll()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hot' }).checked).toBe(true)
  expect(listedIds()).toEqual([])
})

/** Answers each poll with the list as it was when the poll was asked, once the test says so. */
const slowPolls = () => {
  const waiting: (() => void)[] = []
  const own = answers()
  let isSlow = false
  stubApi({
    ...own,
    [`GET ${path}`]: async (call) => {
      const answer = own[`GET ${path}`]?.(call) ?? expect.fail()
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    },
    [`PUT ${path}/${openedId}/status`]: async ({ body }) => {
      await new Promise<void>((resolve) => setTimeout(resolve, 2_000))
      return change(openedId, { ...Object(body), version: 2 })
    },
  })
  return {
    begin: async () => {
      isSlow = true
      await poll()
      await waitFor(() => expect(waiting).not.toHaveLength(0))
    },
    answer: async () => {
      isSlow = false
      await act(async () => {
        for (const resolve of waiting.splice(0)) resolve()
      })
      await pass(0)
    },
  }
}

const isHot = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Hot' }).checked

test('a poll that was under way at a press, or began before its answer, does not undo it', async () => {
  const polls = slowPolls()
  await show(`/admin?lead=${openedId}`)
  await screen.findByRole('radio', { name: 'Hot' })
  await polls.begin()
  fireEvent.click(screen.getByRole('radio', { name: 'Hot' }))
  await pass(0)
  await polls.answer()
  expect(isHot()).toBe(true)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(500)
  expect(isHot()).toBe(true)
  await pass(2_000)
  expect(await screen.findByText('Imran Khan is now hot.')).toBeTruthy()
  expect(isHot()).toBe(true)
})

test('a list whose index lags behind a change does not show the version before it', async () => {
  const own = answers()
  const before = server.leads
  let isLagging = false
  stubApi({
    ...own,
    [`GET ${path}`]: (call) =>
      isLagging && !call.search.size ? json(before) : (own[`GET ${path}`]?.(call) ?? expect.fail()),
    [`PUT ${path}/${openedId}/status`]: ({ body }) =>
      change(openedId, { ...Object(body), version: 2 }),
    [`PUT ${path}/${openedId}`]: () => {
      isLagging = true
      const answer = change(openedId, { version: 3 })
      server.leads = server.leads.filter(({ id }) => id !== openedId)
      return answer
    },
  })
  await show(`/admin?lead=${openedId}`)
  fireEvent.click(await screen.findByRole('radio', { name: 'Hot' }))
  await screen.findByText('Imran Khan is now hot.')
  isLagging = true
  await poll()
  expect(isHot()).toBe(true)
  fireEvent.keyDown(document.body, { key: 's' })
  await screen.findByText('Marked as Spam')
  await pass(1_000)
  expect(screen.queryByRole('button', { name: 'Imran Khan' })).toBeNull()
  await poll()
  expect(screen.queryByRole('button', { name: 'Imran Khan' })).toBeNull()
})

test('of two changes of one request the second stays when the first fails', async () => {
  let isFirst = true
  stubApi({
    ...answers(),
    [`PUT ${path}/${openedId}/status`]: async ({ body }) => {
      await new Promise<void>((resolve) => setTimeout(resolve, 1_000))
      if (!isFirst) return change(openedId, Object(body))
      isFirst = false
      return refused(500, 'unexpected', 'Broken for now.')
    },
  })
  await show(`/admin?lead=${openedId}`)
  fireEvent.click(await screen.findByRole('radio', { name: 'Cold' }))
  await pass(0)
  fireEvent.click(screen.getByRole('radio', { name: 'Hot' }))
  await pass(1_100)
  expect((await screen.findByRole('alert')).textContent).toContain('Broken for now.')
  expect(isHot()).toBe(true)
  await pass(1_100)
  expect(isHot()).toBe(true)
  expect(await screen.findByText('Imran Khan is now hot.')).toBeTruthy()
})
