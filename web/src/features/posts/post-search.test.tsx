import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import { managedPostOf } from '../../../test/post.ts'
import { answers, holdAutosave, managed, path, press, show } from '../../../test/post-server.tsx'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'

holdAutosave()

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const riya = managedPostOf({ id: idOf(1), title: 'রিয়ার ইলিশ', excerpt: 'সাহাবাড়ির ছাতা' })
const gecko = managedPostOf({ id: idOf(2), title: 'The gecko', status: 'draft' })
const cursor = `2026-01-01T00:00:00.000Z#${gecko.id}`
const link = { link: `<${managed}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
const searching = answers([riya, gecko])

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' })
const search = (value: string) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.submit(field().form ?? expect.fail())
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Blog posts' }))
    .getAllByRole('heading')
    .map((one) => one.textContent)

test('posts are searched by the heads of all, and the search stands in the address', async () => {
  const { to } = stubApi(searching)
  const { place } = show()
  await screen.findByText('2 posts')
  expect(to('GET', `${managed}/heads`)).toHaveLength(0)
  search('riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  expect(place.current).toBe('/admin?tab=blog&q=riya')
  expect(screen.getByRole('heading', { name: '1 post' })).toBeTruthy()
  search('geckor')
  await waitFor(() => expect(titles()).toEqual(['The gecko']))
  expect(to('GET', `${managed}/heads`)).toHaveLength(1)
})

test('a search keeps to the status that is chosen', async () => {
  stubApi(searching)
  show('/admin?tab=blog&q=gecko&is=draft')
  await waitFor(() => expect(titles()).toEqual(['The gecko']))
  fireEvent.click(screen.getByRole('tab', { name: 'On the blog' }))
  await screen.findByText('No post matches this search')
})

test('what a search finds comes 20 at a time, best first', async () => {
  const many = Array.from({ length: 24 }, (_, at) =>
    managedPostOf({ id: idOf(at + 10), title: `ইলিশের ${at + 1}` }),
  )
  const best = managedPostOf({ id: idOf(99), title: 'ইলিশ' })
  stubApi(answers([...many, best]))
  show('/admin?tab=blog&q=ইলিশ')
  await waitFor(() => expect(titles()).toHaveLength(20))
  expect(titles()[0]).toBe('ইলিশ')
  expect(screen.getByRole('heading', { name: '20+ posts' })).toBeTruthy()
  press(/more/i)
  await waitFor(() => expect(titles()).toHaveLength(25))
  expect(screen.getByRole('heading', { name: '25 posts' })).toBeTruthy()
})

test('a search whose heads cannot be loaded says so and tries again', async () => {
  let isDown = true
  stubApi({
    ...searching,
    [`GET ${managed}/heads`]: () =>
      isDown ? refused(500, 'internal-error', 'Something broke.') : json([riya, gecko]),
  })
  show('/admin?tab=blog&q=riya')
  await screen.findByRole('alert')
  isDown = false
  press('Try again')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
})

test('while a search is answered nothing is said of it, and the count is that of the list', async () => {
  let answer = () => {}
  const answered = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  stubApi({
    ...answers([riya, gecko]),
    [`GET ${managed}`]: ({ search }: StubbedCall) =>
      search.has('ids') ? json([riya]) : json([riya, gecko], 200, link),
    [`GET ${managed}/heads`]: async () => {
      await answered()
      return json([riya, gecko])
    },
  })
  show()
  await screen.findByText('2+ posts')
  search('durga')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy())
  expect(screen.getByText('2+ posts')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull()
  answer()
  await screen.findByText('No post matches this search')
  search('riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
})

test('a post deleted out of a search is gone from the list of all too', async () => {
  const { to } = stubApi(searching)
  show()
  await screen.findByText('2 posts')
  search('riya')
  await waitFor(() => expect(titles()).toHaveLength(1))
  await act(async () => press(`Delete ${riya.title}`))
  await screen.findByText('No post matches this search')
  expect(to('DELETE', `${path}/${riya.id}`)).toHaveLength(1)
  fireEvent.change(field(), { target: { value: '' } })
  await waitFor(() => expect(titles()).toContain('The gecko'))
})
