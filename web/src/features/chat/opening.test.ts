import { expect, test, vi } from 'vitest'
import { json, stubApi } from '../../../test/stub-api.ts'
import { fetchOpening } from './chat-widget.tsx'

const path = 'GET /api/chatbot/opening'

test('the opening that the team has set is used', async () => {
  const set = { greeting: 'শুভ নববর্ষ!', suggestions: ['মিষ্টি আছে?', 'Cholo'] }
  stubApi({ [path]: () => json(set) })
  expect(await fetchOpening()).toEqual(set)
})

test('a browser that speaks Bengali asks for Bengali', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('bn-IN')
  const { calls } = stubApi({ [path]: () => json({ greeting: 'এসো', suggestions: [] }) })
  await fetchOpening()
  vi.restoreAllMocks()
  await fetchOpening()
  expect(calls.map(({ search }) => search.get('language'))).toEqual(['bengali', null])
})

test('an offer comes along, and one that makes no sense does not', async () => {
  const set = { greeting: 'hi', suggestions: [] }
  stubApi({ [path]: () => json({ ...set, offer: 'পুজোর ছাড়!' }) })
  expect(await fetchOpening()).toEqual({ ...set, offer: 'পুজোর ছাড়!' })
  stubApi({ [path]: () => json({ ...set, offer: ' ' }) })
  expect(await fetchOpening()).toEqual(set)
})

test('without a usable answer there is none', async () => {
  for (const answer of [
    () => json({}, 500),
    () => json(null),
    () => json({ greeting: ' ', suggestions: [] }),
    () => json({ greeting: 'hi' }),
    () => new Response('<html>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    stubApi({ [path]: answer })
    expect(await fetchOpening()).toBeUndefined()
  }
})

test('a suggestion that makes no sense is left out', async () => {
  stubApi({ [path]: () => json({ greeting: 'hi', suggestions: ['ok', 7, ''] }) })
  expect(await fetchOpening()).toEqual({ greeting: 'hi', suggestions: ['ok'] })
})
