// @vitest-environment jsdom
import { builtInPosts } from '@bong-bari/site'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { postOf } from '../../../test/post.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { PostPage } from './post-page.tsx'

const post = postOf({
  id: '9f4fbb4e-5b6c-4d6f-9d1b-6c1f5e0c7d11',
  slug: 'ilish',
  title: 'ইলিশ আর আমি',
  content: '# প্রথম দিন\n\nLine one\nLine two\n\n> Eat.\n> — Ma',
  image: 'https://pictures.test/ilish.webp',
  imageWidth: 1200,
  imageHeight: 800,
  createdAt: '2026-07-04T20:00:00.000Z',
  publishAt: '2026-07-04T20:00:00.000Z',
})

const at = (slug: string) => `GET /api/blog/slug/${slug}`
const missing = () => refused(404, 'post-not-found', 'This blog post does not exist.')

const open = (slug: string) => renderInApp(<PostPage />, `/blog/${slug}`)

const title = () => screen.findByRole('heading', { level: 1 })

beforeEach(() => {
  queryClient.clear()
  document.head.innerHTML = '<title>Before</title>'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('ROUTE-07 API-12 POST-03 POST-04 POST-11 a post of the server is shown by its slug or id', async () => {
  for (const slug of [post.slug, post.id]) {
    const { to } = stubApi({ [at(slug)]: () => json(post) })
    const { container, unmount } = open(slug)
    expect((await title()).textContent).toBe('ইলিশ আর আমি')
    expect(screen.getByText('July 5, 2026')).toBeTruthy()
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(post.image)
    expect([picture?.width, picture?.height]).toEqual([1200, 800])
    expect(to('GET', `/api/blog/slug/${slug}`)).toHaveLength(1)
    unmount()
  }
})

test('POST-01 a skeleton stands in while the post is on its way', async () => {
  let answer = (_: Response) => {}
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  stubApi({ [at('ilish')]: () => held })
  open('ilish')
  expect(screen.getByText('Loading the post...').closest('[role=status]')).not.toBeNull()
  answer(json(post))
  await title()
  expect(screen.queryByText('Loading the post...')).toBeNull()
})

test('POST-08 POST-10 META-01 META-02 the page is described by the post and restored on leaving', async () => {
  stubApi({ [at(post.id)]: () => json(post) })
  const { unmount } = open(post.id)
  await waitFor(() => expect(document.title).toBe('ইলিশ আর আমি - Bong Bari Blog'))
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toMatch(/\/blog\/ilish$/)
  unmount()
  expect(document.title).toBe('Before')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})

test('POST-15 POST-16 POST-17 a built-in post is shown when the server has none of its slug', async () => {
  for (const builtIn of builtInPosts) {
    stubApi({ [at(builtIn.slug)]: missing })
    const { unmount } = open(builtIn.slug)
    expect((await title()).textContent).toBe(builtIn.title)
    expect(screen.getByText(builtIn.date)).toBeTruthy()
    unmount()
  }
})

test('POST-15 the server’s post of a built-in slug comes first', async () => {
  const slug = builtInPosts[0].slug
  stubApi({ [at(slug)]: () => json({ ...post, slug, title: 'Told anew' }) })
  open(slug)
  expect((await title()).textContent).toBe('Told anew')
})

test('POST-12 POST-13 POST-14 a post that does not exist says so and leads back', async () => {
  stubApi({ [at('no-such-post')]: missing })
  open('no-such-post')
  expect((await title()).textContent).toBe('Post Not Found')
  expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to Blog' })
  expect(back.getAttribute('href')).toBe('/blog')
})

test.each([
  ['the server is in trouble', () => refused(500, 'unexpected', 'Something went wrong.')],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s the post is not called missing, and can be tried again', async (_, fail) => {
  stubApi({ [at('ilish')]: fail })
  open('ilish')
  expect((await title()).textContent).toBe('This post could not be loaded')
  expect(screen.queryByText('Post Not Found')).toBeNull()
  stubApi({ [at('ilish')]: () => json(post) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'ইলিশ আর আমি' })
})

test('API-33 without a slug nothing is asked for', async () => {
  const { calls } = stubApi({})
  open('')
  expect((await title()).textContent).toBe('Post Not Found')
  expect(calls).toEqual([])
})

test('what stood in the HTML is not asked for again', async () => {
  queryClient.setQueryData(['/api/blog/slug/ilish'], post)
  queryClient.setQueryData(['/api/blog/slug/ilish/neighbours'], [])
  queryClient.setQueryData(['/api/blog/slug/no-such-post'], null)
  const { calls } = stubApi({})
  const { unmount } = open('ilish')
  expect((await title()).textContent).toBe('ইলিশ আর আমি')
  unmount()
  open('no-such-post')
  expect((await title()).textContent).toBe('Post Not Found')
  expect(calls).toEqual([])
})
