// @vitest-environment jsdom
import { builtInPosts } from '@bong-bari/site'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import { postOf } from '../../../test/post.ts'
import { json, refused, stubApi } from '../../../test/stub-api.ts'
import { queryClient } from '../../api.ts'
import { PostPage } from './post-page.tsx'

const post = postOf({ slug: 'ilish', title: 'Ilish' })
const near = (slug: string, title: string) =>
  postOf({ id: crypto.randomUUID(), slug, title, excerpt: `About ${title}` })

const at = (slug: string) => `GET /api/blog/slug/${slug}`
const around = (slug: string) => `${at(slug)}/neighbours`
const missing = () => refused(404, 'post-not-found', 'This blog post does not exist.')

const open = (slug: string) => renderInApp(<PostPage />, `/blog/${slug}`)
const cards = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const footerWaits = () => document.querySelector('[data-more]') !== null

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a post ends with its neighbours, the older one first, and what is related', async () => {
  stubApi({
    [at('ilish')]: () => json(post),
    [around('ilish')]: () =>
      json({
        newer: near('n', 'Newer'),
        older: near('o', 'Older'),
        related: [near('r', 'Like it')],
      }),
  })
  open('ilish')
  await screen.findByRole('region', { name: 'One more before you go down' })
  expect(cards()).toEqual(['Older', 'Newer', 'Like it'])
  for (const label of ['Next story', 'Newer story', 'Also on the line'])
    expect(screen.getByText(new RegExp(label))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read More about Older' }).getAttribute('href')).toBe(
    '/blog/o',
  )
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Read More Posts' })).toBeTruthy()
})

test.each([
  ['there is none', () => json({ newer: null, older: null, related: [] })],
  ['they cannot be told', () => refused(500, 'unexpected', 'Something went wrong.')],
])('where %s the post ends with the way to all posts', async (_, answer) => {
  stubApi({ [at('ilish')]: () => json(post), [around('ilish')]: answer })
  open('ilish')
  await screen.findByRole('link', { name: 'Read More Posts' })
  expect(screen.queryByRole('region', { name: 'One more before you go down' })).toBeNull()
  expect(footerWaits()).toBe(false)
})

test('what follows the post waits until it is known, for nothing may be pushed down', async () => {
  let answer = (_: Response) => {}
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  stubApi({ [at('ilish')]: () => json(post), [around('ilish')]: () => held })
  open('ilish')
  await screen.findByRole('heading', { level: 1, name: 'Ilish' })
  expect(footerWaits()).toBe(true)
  expect(screen.queryByRole('link', { name: 'Read More Posts' })).toBeNull()
  answer(json({ newer: null, older: null, related: [] }))
  await screen.findByRole('link', { name: 'Read More Posts' })
  expect(footerWaits()).toBe(false)
})

test('the built-in posts lead to each other, with the year of each', async () => {
  for (const builtIn of builtInPosts) {
    stubApi({ [at(builtIn.slug)]: missing, [around(builtIn.slug)]: missing })
    const { unmount } = open(builtIn.slug)
    await screen.findByRole('region', { name: 'One more before you go down' })
    const others = builtInPosts.filter((one) => one !== builtIn)
    expect(cards().toSorted()).toEqual(others.map(({ title }) => title).toSorted())
    for (const { date } of others) expect(screen.getByText(date)).toBeTruthy()
    unmount()
  }
})
