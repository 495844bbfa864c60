// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpOffice, tearDownOffice } from '../../../test/office.ts'
import { managedPostOf } from '../../../test/post.ts'
import { answers, managed, path, press, show } from '../../../test/post-server.tsx'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'

// However slow the machine is, nothing saves itself here.
vi.mock('./autosave-pace.ts', () => ({ first: 2_000_000_000, rest: 2_000_000_000 }))

beforeEach(setUpOffice)
afterEach(tearDownOffice)

const riya = managedPostOf({ id: '00000000-0000-4000-8000-000000000001', title: 'রিয়ার ইলিশ' })
const gecko = managedPostOf({ id: '00000000-0000-4000-8000-000000000002', title: 'The gecko' })
const cursor = `2026-01-01T00:00:00.000Z#${gecko.id}~0`
const link = { link: `<${managed}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }

/** Finds as the server does, which may have to go on before it finds anything. */
const searching = {
  ...answers([riya, gecko]),
  [`GET ${managed}`]: ({ search }: StubbedCall) => {
    if (search.get('q') === null) return json([riya, gecko])
    if (search.get('q') !== 'riya') return json([])
    return search.has('cursor') ? json([riya]) : json([], 200, link)
  },
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' })
const search = (value: string) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.submit(field().form ?? expect.fail())
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Blog posts' }))
    .getAllByRole('heading')
    .map((one) => one.textContent)

test('posts are searched by the server, and the search stands in the address', async () => {
  stubApi(searching)
  const { place } = show()
  await screen.findByText('2 posts')
  search('riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  expect(place.current).toBe('/admin?tab=blog&q=riya')
  expect(screen.getByRole('heading', { name: '1 post' })).toBeTruthy()
})

test('while a search is answered nothing is said of it, and the count is that of the list', async () => {
  let answer = () => {}
  const answered = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  stubApi({
    ...answers([riya, gecko]),
    [`GET ${managed}`]: async ({ search }: StubbedCall) => {
      const q = search.get('q')
      if (q === null) return json([riya, gecko], 200, link)
      await answered()
      return json(q === 'riya' ? [riya] : [])
    },
  })
  show()
  await screen.findByText('2+ posts')
  search('durga')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy())
  expect(screen.getByText('2+ posts')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull()
  answer()
  await screen.findByText('No post matches these words')
  search('riya')
  expect(await screen.findByText('Loading the posts...')).toBeTruthy()
  answer()
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
})

test('a search without a match says so and leads back to all', async () => {
  stubApi(searching)
  show('/admin?tab=blog&q=durga')
  expect(field().value).toBe('durga')
  await screen.findByText('No post matches these words')
  press('Show all posts')
  await screen.findByText('2 posts')
  expect(field().value).toBe('')
})

test('a post deleted out of a search is gone from the list of all too', async () => {
  const { to } = stubApi(searching)
  show()
  await screen.findByText('2 posts')
  search('riya')
  await waitFor(() => expect(titles()).toHaveLength(1))
  await act(async () => press(`Delete ${riya.title}`))
  await screen.findByText('No post matches these words')
  expect(to('DELETE', `${path}/${riya.id}`)).toHaveLength(1)
  fireEvent.change(field(), { target: { value: '' } })
  await waitFor(() => expect(titles()).toContain('The gecko'))
})
