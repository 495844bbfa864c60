import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { postOf } from '../../../test/post.ts'
import { json, refused, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { PostSearch } from './post-search.tsx'

const list = 'GET /api/blog'
const postAt = (number: number, title: string) =>
  postOf({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `post-${number}`,
    title,
  })
const all = ['রিয়ার ইলিশ', 'The gecko', 'Ma knows'].map((title, at) => postAt(at, title))
const many = Array.from({ length: 11 }, (_, at) => postAt(100 + at, `Mach ${at}`))
const everything = [...all, ...many]

/** The list, or the posts that are named. */
const answer = ({ search }: StubbedCall) => {
  const slugs = search.get('slugs')?.split(',')
  return json((slugs ?? []).flatMap((slug) => everything.find((one) => one.slug === slug) ?? []))
}
const index = {
  videos: [['pdjQpcVqxMU', 'When Ma finds your phone', '']],
  posts: everything.map(({ slug, title }) => [slug, title, '']),
  pages: [],
}
const find = { 'GET /find.json': () => json(index) }

beforeEach(() => {
  history.replaceState(null, '', '/blog')
  sessionStorage.clear()
})

const show = (at = '/blog') => {
  history.replaceState(null, '', at)
  renderInApp(
    <>
      <PostSearch />
      <div data-post-list="">The page’s own list</div>
    </>,
    at,
  )
}
const isListHidden = () => document.querySelector<HTMLElement>('[data-post-list]')?.hidden
const place = () => location.pathname + location.search
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /^Find a post/ })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = () => fireEvent.submit(field().form ?? expect.fail())
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const status = () => screen.getAllByRole('status').map((one) => one.textContent)

test('what is typed is looked for after a pause, once, and stands in the address', async () => {
  const { to } = stubApi({ ...find, [list]: answer })
  show()
  type('ri')
  type('riya ')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  expect([isListHidden(), place()]).toEqual([true, '/blog?q=riya'])
  expect(status()).toContain('1 post')
  expect(to('GET', '/api/blog').map(({ search }) => search.get('slugs'))).toEqual(['post-0'])
  expect(to('GET', '/find.json')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(isListHidden()).toBe(false))
  expect(place()).toBe('/blog')
  expect(document.activeElement).toBe(field())
})

test('while it looks it says so, and what was found before stays until then', async () => {
  let answerNow = () => {}
  stubApi({
    ...find,
    [list]: (call) =>
      call.search.get('slugs') === 'post-1'
        ? new Promise((done) => {
            answerNow = () => done(json(all.slice(1, 2)))
          })
        : answer(call),
  })
  show('/blog?q=riya')
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
  type('gecko')
  enter()
  await waitFor(() => expect(status()).toContain('Looking through the posts...'))
  expect(titles()).toEqual(['রিয়ার ইলিশ'])
  await act(async () => answerNow())
  await waitFor(() => expect(titles()).toEqual(['The gecko']))
})

test('where nothing is found the page says so, with a way back', async () => {
  stubApi({ ...find, [list]: answer })
  show(`/blog?q=${encodeURIComponent('হাতি %')}`)
  expect((await screen.findByText(/^No post matches/)).textContent).toBe('No post matches “হাতি %”')
  expect(status()).toContain('0 posts')
  fireEvent.click(screen.getByRole('button', { name: 'Show all posts' }))
  await waitFor(() => expect(isListHidden()).toBe(false))
  expect([place(), field().value]).toEqual(['/blog', ''])
})

test.each([
  [list, answer],
  ['GET /find.json', find['GET /find.json']],
])('a search whose %s fails says so and is tried again', async (path, answerOf) => {
  let fails = true
  stubApi({
    [path]: (call) => (fails ? refused(503, 'busy', 'Later.') : answerOf(call)),
    ...(path === list ? find : { [list]: answer }),
  })
  show('/blog?q=riya')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be searched')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['রিয়ার ইলিশ']))
})

test('what an ending has is found too, and more come when asked for', async () => {
  stubApi({ ...find, [list]: answer })
  show('/blog?q=macher')
  await waitFor(() => expect(titles()).toHaveLength(9))
  expect(status()).toContain('More than 9 posts')
  fireEvent.click(screen.getByRole('button', { name: 'Show more posts' }))
  await waitFor(() => expect(titles()).toHaveLength(11))
  expect(status()).toContain('11 posts')
  expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull()
})
