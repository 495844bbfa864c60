// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, openMore, rowsPath, setUp, show, tearDown } from '../../../test/bot-server.tsx'
import { listsOf } from '../../../test/post-server.tsx'
import { json, type StubbedCall, stubApi } from '../../../test/stub-api.ts'
import { trainingRowOf } from '../../../test/training.ts'

beforeEach(setUp)
afterEach(tearDown)

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const postOf = (digit: number, fields: object = {}) => ({
  id: id(digit),
  title: `post ${digit}`,
  excerpt: null,
  slug: `post-${digit}`,
  content: '',
  image: null,
  imageSmall: null,
  status: 'published' as const,
  publishAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})
const posts = [
  postOf(1),
  postOf(2, { status: 'draft' as const, slug: null, publishAt: null, title: 'খসড়া' }),
]
const videos = [
  { videoId: 'aaaaaaaaaaa', title: 'ইলিশ কার?', thumbnail: 'https://i.ytimg.com/a.jpg' },
  { videoId: 'bbbbbbbbbbb', title: 'Seventeen bags', thumbnail: 'https://i.ytimg.com/b.jpg' },
]
const links = [
  { kind: 'video' as const, id: 'bbbbbbbbbbb' },
  { kind: 'post' as const, id: id(2) },
]

const open = async (more: Parameters<typeof stubApi>[0] = {}, linked = links) => {
  const row = trainingRowOf(1, { links: linked })
  const api = stubApi({
    ...answers(),
    [`GET ${rowsPath}`]: () => json([row]),
    [`PUT ${rowsPath}/1`]: ({ body }: StubbedCall) => json({ ...row, ...Object(body), version: 2 }),
    'GET /api/youtube/videos': () => json(videos),
    ...listsOf(() => posts),
    ...Object.fromEntries(
      posts.map((post) => [`GET /api/admin/blog/${post.id}`, () => json(post)]),
    ),
    ...more,
  })
  show('/admin?tab=chatbot&edit=1')
  await openMore()
  await screen.findByRole('textbox', { name: 'Another way to ask' })
  return api
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const cards = () => within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem')
const save = async (to: ReturnType<typeof stubApi>['to']) => {
  press('Save changes')
  await waitFor(() => expect(to('PUT', `${rowsPath}/1`)).toHaveLength(1))
  return to('PUT', `${rowsPath}/1`)[0]?.body
}

test('a row shows its cards, a draft with what visitors see of it', async () => {
  await open()
  expect(screen.getByText('2 cards')).toBeTruthy()
  await screen.findByText('Seventeen bags')
  expect(await screen.findByText('A draft: visitors see it once it is published.')).toBeTruthy()
})

test('a video is found by its title in the other script, and added by one press', async () => {
  const { to } = await open({}, [])
  press('Add a card')
  const search = await screen.findByRole('searchbox', { name: 'Search videos' })
  expect(await screen.findByText('2 videos. One press adds it.')).toBeTruthy()
  fireEvent.change(search, { target: { value: 'ilish' } })
  expect(await screen.findByText('1 video. One press adds it.')).toBeTruthy()
  press(/ইলিশ কার/)
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search videos' })).toBeNull())
  expect(cards()[0]?.textContent).toContain('ইলিশ কার?')
  expect(await save(to)).toEqual({ links: [{ kind: 'video', id: 'aaaaaaaaaaa' }] })
})

test.each(['খসড়াটা', 'খসড়াগুলোর', 'khosrar'])('a post is found by %s', async (typed) => {
  await open({}, [])
  press('Add a card')
  fireEvent.click(await screen.findByRole('button', { name: 'Posts' }))
  await screen.findByText('2 posts. One press adds it.')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search posts' }), {
    target: { value: typed },
  })
  expect(await screen.findByText('1 post. One press adds it.')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Found posts' }).textContent).toContain('খসড়া')
})

test('a post is added by its id, a draft says so, and what is there is not added twice', async () => {
  const { to } = await open()
  press('Add a card')
  fireEvent.click(await screen.findByRole('button', { name: 'Posts' }))
  const found = within(await screen.findByRole('list', { name: 'Found posts' }))
  const [first, second] = await found.findAllByRole('button')
  expect(second?.textContent).toContain('A draft. Added already')
  fireEvent.click(second ?? document.body)
  expect(screen.getByRole('list', { name: 'Found posts' })).toBeTruthy()
  fireEvent.click(first ?? document.body)
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(screen.getByText('The row has as many as it can show.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull()
  expect(await save(to)).toEqual({ links: [...links, { kind: 'post', id: id(1) }] })
})

test('what is gone says so in its place and is removed', async () => {
  const { to } = await open({}, [
    { kind: 'video', id: 'ccccccccccc' },
    { kind: 'post', id: 'a-former-slug' },
  ])
  await waitFor(() =>
    expect(screen.getAllByText('It is gone: visitors do not see it.')).toHaveLength(2),
  )
  press('Remove ccccccccccc')
  press('Remove a-former-slug')
  expect(await save(to)).toEqual({ links: [] })
})

test('what the server says of a link stands at the field', async () => {
  const fields = { 'links.0.id': 'Video must be the 11 characters by which YouTube names it' }
  await open({
    [`PUT ${rowsPath}/1`]: () =>
      json({ code: 'invalid-input', message: 'Cannot be accepted.', fields, requestId: 'r' }, 400),
  })
  await screen.findByText('Seventeen bags')
  press('Remove Seventeen bags')
  press('Save changes')
  expect(await screen.findByText(fields['links.0.id'])).toBeTruthy()
})
