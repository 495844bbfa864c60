import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/src/index.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const own = await import('./index.ts')
const renaming = (await import('./rename-pictures.ts')).renaming
const keys = (await import('./keys.ts')).keys
afterAll(() => table.stop())

const [old, clean] = ['0', '1'].map((digit) => `media/${digit.repeat(64)}.jpg`)
const renamed = new Map([[old ?? '', { key: clean ?? '', width: 30, height: 20 }]])

const stored = async () => {
  const post = {
    id: randomUUID(),
    slug: `post-${randomUUID()}`,
    title: 'A post',
    content: `![this](/${old})`,
    excerpt: null,
    image: `/${old}`,
    imageWidth: 3,
    imageHeight: 2,
    imageSmall: null,
    imageAlt: null,
    shareImage: null,
    date: null,
    format: 'plain' as const,
    publishAt: '2026-01-01T00:00:00.000Z',
    wantedSlug: null,
    status: 'published' as const,
    byId: false,
    autosaved: false,
    revisedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    changedBy: null,
  }
  await own.createPost(post)
  return post
}

/** Renames in what was read a moment ago. */
type Stored = Awaited<ReturnType<typeof stored>>

const renameIn = (read: Stored) =>
  renaming<Stored>(
    async function* () {
      yield [read]
    },
    ({ slug }) => keys.post(slug),
    'image',
  )(renamed)

test('every field that names the picture names the new one, and the size goes with it', async () => {
  const post = await stored()
  expect(await renameIn(post)).toBe(2)
  expect(await own.findPostBySlug(post.slug)).toEqual({
    ...post,
    image: `/${clean}`,
    imageWidth: 30,
    imageHeight: 20,
    imageSmall: null,
    imageAlt: null,
    content: `![this](/${clean})`,
  })
  expect(await renameIn(post)).toBe(0)
})

test('what another admin saved since it was read is not lost, and the rest is renamed', async () => {
  const post = await stored()
  const newer = { image: '/new.png', imageWidth: null, imageHeight: null, title: 'Newer' }
  const at = new Date('2026-01-02T00:00:00.000Z')
  await own.updatePost(post, newer, { by: 'mashi', at })
  expect(await renameIn(post)).toBe(1)
  const stamps = { updatedAt: at.toISOString(), version: 2, changedBy: 'mashi' }
  const expected = { ...post, ...newer, ...stamps, content: `![this](/${clean})` }
  expect(await own.findPostBySlug(post.slug)).toEqual(expected)
})

test('a post that is gone is not made again, and another under its slug stays as it is', async () => {
  const post = await stored()
  await own.removePost(post.id, { by: null, at: new Date() })
  expect(await renameIn(post)).toBe(0)
  expect(await own.findPostBySlug(post.slug)).toBeUndefined()
  const other = { ...post, id: randomUUID() }
  await own.createPost(other)
  expect(await renameIn(post)).toBe(0)
  expect(await own.findPostBySlug(post.slug)).toEqual(other)
})
