import { api } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const other = await site.newAdmin()
afterAll(() => site.stop())

const { create, open, keepAside, revisions, managed } = api.posts
const second = 1_000

const write = () => admin.call(create, { body: { title: 'Story', content: 'one' } })
const look = (id: string, by = admin, given: Partial<{ editor: string; version: number }> = {}) =>
  by.call(open, { params: { id }, query: { editor: 'one', version: 1, changes: 0, ...given } })
const aside = (id: string, body: object, by = admin) => {
  site.clock.now += second
  return by.call(keepAside, { params: { id }, body })
}
const past = (id: string) => admin.call(revisions, { params: { id } })

test('who has a post open is told the others, until they have been silent for a while', async () => {
  const { id } = await write()
  expect(await look(id)).toEqual({ others: [] })
  expect(await look(id, other, { version: 3 })).toEqual({
    others: [{ by: admin.username, isOwn: false, version: 1, changes: 0 }],
  })
  const { others } = await look(id, admin, { editor: 'two' })
  expect(others.toSorted((a, b) => a.version - b.version)).toEqual([
    { by: admin.username, isOwn: true, version: 1, changes: 0 },
    { by: other.username, isOwn: false, version: 3, changes: 0 },
  ])
  site.clock.now += 46 * second
  expect(await look(id)).toEqual({ others: [] })
  expect(await refusalOf(look(id, admin, { editor: 'A B', version: -1 }))).toMatchObject({
    status: 400,
    fields: {
      editor: 'editor must be small letters and digits, at most 40',
      version: 'version must be a version',
    },
  })
})

test('words that are not taken are kept among the revisions, and longer ones in their place', async () => {
  const post = await write()
  const first = await aside(post.id, { title: 'Story', content: 'mine' })
  expect(first).toMatchObject({ kind: 'aside', by: admin.username, content: 'mine', excerpt: null })
  const longer = await aside(post.id, { at: first.at, title: 'Story', content: 'mine, longer' })
  expect(longer.at).toBe(first.at)
  const theirs = await aside(post.id, { at: first.at, title: 'Story', content: 'theirs' }, other)
  expect(theirs.at).not.toBe(first.at)
  expect((await past(post.id)).map(({ content }) => content)).toEqual(['theirs', 'mine, longer'])
  expect(await admin.call(managed, { params: { id: post.id } })).toMatchObject({
    content: 'one',
    version: post.version,
  })
  const gone = await refusalOf(aside('1b9d6bcd-bbfd-4b2d-9b5d-000000000099', { content: 'x' }))
  expect(gone).toMatchObject({ status: 404, code: 'post-not-found' })
})
