import { builtInPosts } from '@bong-bari/site'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { postOf } from '../../../test/post.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { BlogPage } from './blog-page.tsx'
import { MorePosts, samplePosts } from './more-posts.tsx'

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
const all = Array.from({ length: 29 }, (_, index) => postAt(index + 1))
const [first, rest] = [all.slice(0, 9), all.slice(9)]

/** Pages as the API gives them; a cursor is the number of posts before it. */
const pagesOfNine = ({ search }: StubbedCall) => {
  const from = Number(search.get('cursor') ?? 0)
  const next = from + 9
  const link = { link: `</api/blog?limit=9&cursor=${next}>; rel="next"` }
  return json(all.slice(from, next), 200, next < all.length ? link : {})
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const titlesOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

let bottom = 5_000
/** Scrolls until `left` px of the page are left below the window. */
const scrollToRest = (left: number) => {
  bottom = left
  fireEvent.scroll(window)
}

beforeEach(() => {
  history.replaceState(null, '', '/blog')
  sessionStorage.clear()
  window.scrollTo = () => {}
  bottom = 5_000
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => window.innerHeight + bottom,
  })
})
afterEach(() => {
  document.body.innerHTML = ''
})

const show = () =>
  render(<MorePosts above={first.map(({ slug }) => slug)} next="9" isSample={false} />)

test('BLOG-01 BLOG-08 API-09 posts of the server are listed, each leading to its page', async () => {
  await drawPage(<BlogPage posts={first} search={null} more={null} />, { path: '/blog' })
  expect(titles()).toEqual(titlesOf(first))
  const link = screen.getByRole('link', { name: 'Read More about Post 1' })
  expect(link.getAttribute('href')).toBe('/blog/post-1')
  expect(screen.getAllByText('শব্দ '.repeat(20).trim())).toHaveLength(9)
})

test('BLOG-02 BLOG-03 BLOG-04 each page comes once, within 200 px of the bottom, however often one scrolls', async () => {
  const { to } = stubApi({ [list]: pagesOfNine })
  show()
  scrollToRest(201)
  expect(screen.queryByText(loading)).toBeNull()
  for (let times = 0; times < 20; times++) scrollToRest(200 - times)
  expect(screen.getByText(loading).closest('[role=status]')).toBeTruthy()
  bottom = 5_000
  await waitFor(() => expect(titles()).toEqual(titlesOf(rest.slice(0, 9))))
  for (let times = 0; times < 20; times++) scrollToRest(0)
  await screen.findByText(end)
  expect(titles()).toEqual(titlesOf(rest))
  const cursors = to('GET', '/api/blog').map(({ search }) => search.get('cursor'))
  expect(cursors).toEqual(['9', '18', '27'])
})

test('two scrolls before the page is drawn again ask for one page', async () => {
  const { to } = stubApi({ [list]: pagesOfNine })
  show()
  bottom = 0
  act(() => {
    for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('scroll'))
    bottom = 5_000
  })
  await waitFor(() => expect(titles()).toHaveLength(9))
  expect(to('GET', '/api/blog')).toHaveLength(1)
})

test('BLOG-05 BLOG-06 BLOG-07 without posts three samples stand there, repeated up to three pages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls } = stubApi({})
  const samples = samplePosts(1)
  await drawPage(<BlogPage posts={samples} search={null} more={null} />, { path: '/blog' })
  expect(titles()).toEqual(titlesOf(builtInPosts))
  expect(screen.getAllByText(/^March \d+, 2024$/)).toHaveLength(3)
  document.body.innerHTML = ''
  render(<MorePosts above={samples.map(({ slug }) => slug)} next="2" isSample />)
  for (const pages of [1, 2]) {
    scrollToRest(0)
    expect(screen.getByText(loading)).toBeTruthy()
    bottom = 5_000
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(titles()).toEqual(Array.from({ length: pages }, () => titlesOf(builtInPosts)).flat())
  }
  scrollToRest(0)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText(end)).toBeTruthy()
  expect(titles()).toHaveLength(6)
  expect(calls).toEqual([])
})

test('ERR-09 BLOG-06 a page that fails keeps the posts, adds no samples, says nothing of the server and waits for the button', async () => {
  let fails = true
  const { to } = stubApi({
    [list]: (call) => (fails ? refused(503, 'unexpected', 'Away.') : pagesOfNine(call)),
  })
  show()
  scrollToRest(0)
  const again = await screen.findByRole('button', { name: 'Try again' })
  for (let times = 0; times < 5; times++) scrollToRest(0)
  expect(to('GET', '/api/blog')).toHaveLength(1)
  expect(screen.queryByText('Away.')).toBeNull()
  expect(titles()).toEqual([])
  fails = false
  bottom = 5_000
  fireEvent.click(again)
  await waitFor(() => expect(titles()).toHaveLength(9))
})

test('what was read is there again after a reload, and the place in it', async () => {
  const { to } = stubApi({ [list]: pagesOfNine })
  const { unmount } = show()
  scrollToRest(0)
  bottom = 5_000
  await waitFor(() => expect(titles()).toHaveLength(9))
  vi.stubGlobal('scrollY', 4_321)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  vi.stubGlobal('scrollY', 0)
  const scrollTo = vi.spyOn(window, 'scrollTo')
  show()
  expect(titles()).toHaveLength(9)
  expect(scrollTo).toHaveBeenCalledWith({ top: 4_321, behavior: 'instant' })
  expect(to('GET', '/api/blog')).toHaveLength(1)
})
