import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../packages/markdown/testing/hostile-texts.ts'
import { neighboursOf } from '../../testing/neighbours.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { list, create, bySlug, byId, managed, managedList, update } = api.posts

const write = async (content: string, format: 'plain' | 'markdown' = 'markdown') => {
  site.clock.now += 60_000
  const title = `Text ${randomUUID().slice(0, 8)}`
  const post = await admin.call(create, { body: { title, content, format } })
  return { ...post, slug: post.slug ?? '' }
}

const rich = '## মা\n\n**ভাত** [খা](https://a.test/b) -- "এখনই"\nনইলে\n\n- এক\n\n---'
const said = 'ভাত খা — “এখনই”\nনইলে\nএক'

test('a post of Markdown comes with its blocks, by slug and by id, and is kept as typed', async () => {
  const { id, slug } = await write(rich)
  const visitor = site.visitor()
  const post = await visitor(bySlug, { params: { slug } })
  expect(post).toMatchObject({ content: rich, format: 'markdown' })
  expect(post.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'rule'])
  expect(await visitor(byId, { params: { id } })).toEqual(post)
  const stored = await admin.call(managed, { params: { id } })
  expect(stored.content).toBe(rich)
  expect(stored).not.toHaveProperty('blocks')
})

test('BLOGADM-01 lists and neighbours have its text without signs, and of a plain post what was typed', async () => {
  const [marked, plain] = [await write(rich), await write('# **এক**\n"দুই" -- তিন', 'plain')]
  const visitor = site.visitor()
  for (const listed of [await visitor(list), await admin.call(managedList)]) {
    const contents = listed.items.map(({ id, content }) => [id, content])
    expect(contents).toContainEqual([marked.id, said])
    expect(contents).toContainEqual([plain.id, '# **এক**\n"দুই" -- তিন'])
  }
  const around = await neighboursOf(site, plain)
  expect(around.older).toMatchObject({ id: marked.id, content: said })
})

test('a list shows 500 letters of a text, however many its source has before them', async () => {
  const { id } = await write(`${'[ক](https://a.test/খ) '.repeat(3)}${'**ভাত** '.repeat(300)}`)
  const { items } = await site.visitor()(list)
  const shown = items.find((one) => one.id === id)?.content ?? ''
  expect(shown.length).toBeGreaterThan(480)
  expect(shown).not.toMatch(/[*[\]]/)
})

test('what is plain stays plain until somebody changes its format', async () => {
  const { id, slug } = await write('**এক**', 'plain')
  const visitor = site.visitor()
  const read = async () => (await visitor(bySlug, { params: { slug } })).blocks
  expect(await read()).toEqual([{ kind: 'paragraph', children: ['**এক**'] }])
  await admin.call(update, { params: { id }, body: { format: 'markdown' } })
  expect(await read()).toEqual([
    { kind: 'paragraph', children: [{ kind: 'strong', children: ['এক'] }] },
  ])
})

test('hostile texts are stored or refused, and read again as blocks', async () => {
  const visitor = site.visitor()
  // Each kind once: how long all of them take is measured beside the parser.
  for (const text of hostileTexts.filter(({ length }) => length < 1_000).slice(0, 12)) {
    const refused = /[\0\p{Cs}]/u.test(text) || !text.trim()
    const post = await write(text).catch(() => undefined)
    expect([text, post === undefined]).toEqual([text, refused])
    if (!post) continue
    const { blocks } = await visitor(bySlug, { params: { slug: post.slug } })
    expect(JSON.stringify(blocks)).not.toMatch(/"(href|src)":"(?!https?:|mailto:|tel:|\/[^/])/)
  }
})
