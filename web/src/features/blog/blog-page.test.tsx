// @vitest-environment jsdom
import { builtInPosts } from '@bong-bari/site'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { postOf } from '../../../test/post.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { BlogPage } from './blog-page.tsx'

const list = 'GET /api/blog'
const end = "You've reached the end of our posts!"
const loading = 'Loading more posts...'

const postAt = (number: number) =>
  postOf({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    content: 'শব্দ '.repeat(100),
  })

const all = Array.from({ length: 20 }, (_, index) => postAt(index + 1))

/** Pages as the API gives them; a cursor is the number of posts before it. */
const pagesOfNine = ({ search }: StubbedCall) => {
  const from = Number(search.get('cursor') ?? 0)
  const next = from + 9
  const link = { link: `</api/blog?limit=9&cursor=${next}>; rel="next"` }
  return json(all.slice(from, next), 200, next < all.length ? link : {})
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const samples = builtInPosts.map(({ title }) => title)
const sampleAddresses = builtInPosts.map(({ slug }) => `/blog/${slug}`)
const addresses = () =>
  screen.getAllByRole('link', { name: /^Read More/ }).map((one) => one.getAttribute('href'))

let bottom = 5_000
/** Scrolls until `rest` px of the page are left below the window. */
const scrollToRest = (rest: number) => {
  bottom = rest
  fireEvent.scroll(window)
}

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  bottom = 5_000
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => window.innerHeight + bottom,
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => renderInApp(<BlogPage />, '/blog')

test('BLOG-01 BLOG-08 API-09 posts of the server are listed, each leading to its page', async () => {
  stubApi({ [list]: pagesOfNine })
  show()
  await waitFor(() => expect(titles()).toEqual(all.slice(0, 9).map(({ title }) => title)))
  const link = screen.getByRole('link', { name: 'Read More about Post 1' })
  expect(link.getAttribute('href')).toBe('/blog/post-1')
  expect(screen.getAllByText('শব্দ '.repeat(20).trim())).toHaveLength(9)
})

test('BLOG-02 BLOG-04 each page comes once, within 200 px of the bottom, however often one scrolls', async () => {
  const { to } = stubApi({ [list]: pagesOfNine })
  show()
  await waitFor(() => expect(titles()).toHaveLength(9))
  scrollToRest(201)
  expect(screen.queryByText(loading)).toBeNull()
  for (let times = 0; times < 20; times++) scrollToRest(200 - times)
  bottom = 5_000
  await waitFor(() => expect(titles()).toHaveLength(18))
  for (let times = 0; times < 20; times++) scrollToRest(0)
  await screen.findByText(end)
  expect(titles()).toEqual(all.map(({ title }) => title))
  const cursors = to('GET', '/api/blog').map(({ search }) => search.get('cursor'))
  expect(cursors).toEqual([null, '9', '18'])
})

test('BLOG-03 the line says so while the list is on its way', async () => {
  stubApi({ [list]: () => new Promise(() => {}) })
  show()
  expect(screen.getByText(loading)).toBeTruthy()
  expect(titles()).toEqual([])
})

test('BLOG-05 BLOG-06 BLOG-07 without posts three samples stand there, repeated up to three pages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { to } = stubApi({ [list]: () => json([]) })
  show()
  await waitFor(() => expect(titles()).toEqual(samples))
  expect(screen.getAllByText(/^March \d+, 2024$/)).toHaveLength(3)
  for (const pages of [2, 3]) {
    scrollToRest(0)
    expect(screen.getByText(loading).closest('[role=status]')).toBeTruthy()
    bottom = 5_000
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(titles()).toEqual(Array.from({ length: pages }, () => samples).flat())
  }
  const waits = vi.spyOn(globalThis, 'setTimeout')
  for (let times = 0; times < 5; times++) scrollToRest(0)
  expect(waits).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText(end)).toBeTruthy()
  expect(addresses()).toEqual(Array.from({ length: 3 }, () => sampleAddresses).flat())
  expect(to('GET', '/api/blog')).toHaveLength(1)
})

test('ERR-09 BLOG-05 a list that cannot be loaded gives way to the samples, with another try', async () => {
  stubApi({ [list]: () => refused(500, 'unexpected', 'Something went wrong.') })
  show()
  await waitFor(() => expect(titles()).toEqual(samples))
  expect(screen.queryByText('Something went wrong.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  // They do not go on, or the button would move away from whoever comes near it.
  for (let times = 0; times < 5; times++) scrollToRest(0)
  expect(screen.queryByText(loading)).toBeNull()
  expect(titles()).toEqual(samples)
  stubApi({ [list]: pagesOfNine })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toHaveLength(9))
  expect(titles()).not.toContain(samples[0])
})

test('BLOG-06 a later page that fails keeps the posts, adds no samples and waits for the button', async () => {
  let fails = true
  const { to } = stubApi({
    [list]: (call) =>
      fails && call.search.get('cursor') ? refused(503, 'unexpected', 'Away.') : pagesOfNine(call),
  })
  show()
  await waitFor(() => expect(titles()).toHaveLength(9))
  scrollToRest(0)
  const again = await screen.findByRole('button', { name: 'Try again' })
  for (let times = 0; times < 5; times++) scrollToRest(0)
  expect(to('GET', '/api/blog')).toHaveLength(2)
  expect(titles()).toEqual(all.slice(0, 9).map(({ title }) => title))
  fails = false
  bottom = 5_000
  fireEvent.click(again)
  await waitFor(() => expect(titles()).toHaveLength(18))
})
