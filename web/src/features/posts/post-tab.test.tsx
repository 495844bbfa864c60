import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../test/office.ts'
import { managedPostOf } from '../../../test/post.ts'
import { answers, holdAutosave, managed, path, press, show } from '../../../test/post-server.tsx'
import { json, refused, stubApi } from '../../../test/stub-api.ts'

holdAutosave()

const post = managedPostOf()
const rows = () => within(screen.getByRole('list', { name: 'Blog posts' })).getAllByRole('listitem')

test('BLOGADM-01 BLOGADM-03 posts are listed with their beginning, as published, with a link', async () => {
  const content = `${'মা '.repeat(66)}ক্ষ and more`
  stubApi(answers([managedPostOf({ content, date: 'Puja 2026' })]))
  show()
  expect(await screen.findByText('Published')).toBeTruthy()
  expect(screen.getByText('Puja 2026')).toBeTruthy()
  // 200 units would cut the conjunct in two.
  expect(rows()[0]?.textContent).toContain(`${'মা '.repeat(66)}...`)
  const link = screen.getByRole('link', { name: /^View/ })
  expect(link.getAttribute('href')).toBe(`/blog/${post.slug}`)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('heading', { name: '1 post' })).toBeTruthy()
})

test('a post with changes that are not public yet says so in the list', async () => {
  const changed = { ...managedPostOf({ title: 'Out' }), hasChanges: true }
  const other = managedPostOf({ id: '00000000-0000-4000-8000-000000000002', title: 'Other' })
  stubApi(answers([changed, other]))
  show()
  await screen.findByText('Other')
  const marks = rows().map((row) => row.textContent?.includes('Changes not public yet'))
  expect(marks).toEqual([true, false])
})

test('further posts are added on demand, and a failure there keeps those that are shown', async () => {
  const cursor = '2026-11-20T20:00:00.000Z#00000000-0000-4000-8000-000000000001'
  const link = { link: `<${path}?cursor=${encodeURIComponent(cursor)}>; rel="next"` }
  let broken = true
  const second = managedPostOf({ id: '00000000-0000-4000-8000-000000000002', title: 'Older' })
  stubApi({
    [`GET ${managed}`]: ({ search }) => {
      if (!search.has('cursor')) return json([post], 200, link)
      return broken ? refused(500, 'unexpected', 'Broken.') : json([second])
    },
  })
  show()
  await screen.findByText('1+ posts')
  press('Load more')
  expect(await screen.findByText('More posts could not be loaded.')).toBeTruthy()
  broken = false
  press('Try again')
  expect(await screen.findByText('Older')).toBeTruthy()
  expect(rows()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

const deletePost = async () => {
  await screen.findByText(post.title)
  await act(async () => press(`Delete ${post.title}`))
}

test('BLOGADM-02 TOAST-14 a post is deleted without a question', async () => {
  const { to } = stubApi(answers([post]))
  show()
  await deletePost()
  expect(await screen.findByText('Post Deleted!')).toBeTruthy()
  expect(await screen.findByText('No posts yet')).toBeTruthy()
  expect(to('DELETE', `${path}/${post.id}`)).toHaveLength(1)
})

test('TOAST-18 a failed deletion keeps the post and says so', async () => {
  const broken = () => new Response('', { status: 502 })
  stubApi({ ...answers([post]), [`DELETE ${path}/${post.id}`]: broken })
  show()
  await deletePost()
  expect(await screen.findByText('Failed to Delete Post')).toBeTruthy()
  expect(screen.getByText('Failed to delete blog post.')).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(1))
})
