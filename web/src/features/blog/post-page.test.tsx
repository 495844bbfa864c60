// @vitest-environment jsdom
import { builtInPosts } from '@bong-bari/site'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { postOf } from '../../../test/post.ts'
import { type MetaSink, MetaSinkContext } from '../../ui/page-meta.ts'
import { builtInNeighbours, builtInPost } from './built-in-posts.ts'
import type { BlogPost, Neighbour } from './post.ts'
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

const show = async (shown: BlogPost | undefined, neighbours: readonly Neighbour[] = []) => {
  const sink: MetaSink = { origin: 'https://house.test' }
  await drawPage(
    <MetaSinkContext value={sink}>
      <PostPage post={shown} neighbours={neighbours} />
    </MetaSinkContext>,
    { path: '/blog/ilish' },
  )
  return sink.page
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const cards = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('POST-03 POST-04 POST-08 POST-10 POST-11 a post has its title, date and picture, and describes its page', async () => {
  const page = await show(post)
  expect(title()).toBe('ইলিশ আর আমি')
  expect(screen.getByText('July 5, 2026')).toBeTruthy()
  const picture = document.querySelector('article img')
  expect(picture?.getAttribute('src')).toBe(post.image)
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1200', '800'])
  expect(page).toMatchObject({
    title: 'ইলিশ আর আমি - Bong Bari Blog',
    canonical: '/blog/ilish',
  })
})

test('POST-15 POST-16 POST-17 the built-in posts have their dates and lead to each other', async () => {
  for (const { slug, title: name, date } of builtInPosts) {
    await show(builtInPost(slug), builtInNeighbours(slug))
    expect(title()).toBe(name)
    expect(screen.getByText(date)).toBeTruthy()
    const others = builtInPosts.filter((one) => one.slug !== slug)
    expect(cards().toSorted()).toEqual(others.map((one) => one.title).toSorted())
  }
})

test('POST-12 POST-13 POST-14 a post that does not exist says so and leads back', async () => {
  expect((await show(undefined))?.noIndex).toBe(true)
  expect(title()).toBe('Post Not Found')
  expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to Blog' })
  expect(back.getAttribute('href')).toBe('/blog')
})

test('a post ends with its neighbours and the way to all posts; without any, with that way alone', async () => {
  const near = (slug: string, name: string) => postOf({ slug, title: name })
  await show(post, [
    { kind: 'older', post: near('o', 'Older') },
    { kind: 'newer', post: near('n', 'Newer') },
    { kind: 'related', post: near('r', 'Like it') },
  ])
  expect(cards()).toEqual(['Older', 'Newer', 'Like it'])
  for (const label of ['Next story', 'Newer story', 'Also on the line'])
    expect(screen.getByText(new RegExp(label))).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Read More Posts' })).toBeTruthy()
  await show(post)
  expect(screen.queryByRole('region', { name: 'One more before you go down' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Read More Posts' })).toBeTruthy()
})
