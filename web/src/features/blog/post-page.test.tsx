import { builtInPosts } from '@bong-bari/site'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { postOf } from '../../../test/post.ts'
import { builtInNeighbours, builtInPost } from './built-in-posts.ts'
import type { BlogPost, Neighbour } from './post.ts'
import { PostPage } from './post-page.tsx'

const show = (shown: BlogPost | undefined, neighbours: readonly Neighbour[] = []) =>
  drawPage(<PostPage post={shown} neighbours={neighbours} />, { path: '/blog/ilish' })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const cards = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('POST-15 POST-16 POST-17 the built-in posts have their dates and lead to each other', async () => {
  for (const { slug, title: name, date } of builtInPosts) {
    await show(builtInPost(slug), builtInNeighbours(slug))
    expect(title()).toBe(name)
    expect(screen.getByText(date)).toBeTruthy()
    const others = builtInPosts.filter((one) => one.slug !== slug)
    expect(cards().toSorted()).toEqual(others.map((one) => one.title).toSorted())
  }
})

test('a post ends with its neighbours and the way to all posts; without any, with that way alone', async () => {
  const near = (slug: string, name: string) => postOf({ slug, title: name })
  await show(postOf(), [
    { kind: 'older', post: near('o', 'Older') },
    { kind: 'newer', post: near('n', 'Newer') },
    { kind: 'related', post: near('r', 'Like it') },
  ])
  expect(cards()).toEqual(['Older', 'Newer', 'Like it'])
  for (const label of ['Next story', 'Newer story', 'Also on the line'])
    expect(screen.getByText(new RegExp(label))).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Read More Posts' })).toBeTruthy()
  await show(postOf())
  expect(screen.queryByRole('region', { name: 'One more before you go down' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Read More Posts' })).toBeTruthy()
})
