import { imageAddress, isPublicList, routes, storedPicture } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyEntity } from './entities.ts'
import type { EntityEntry } from './entity.ts'
import { grants } from './grants.ts'
import { fieldsOf, pictureFieldsOf } from './pictured.ts'

type Taken = { group: string; route: { body?: z.ZodMiniType } }
type Named = readonly (readonly [string, EntityEntry])[]

/** Fields that a group takes a picture for and that no entity it writes marks as one. */
const unmarked = (taken: readonly Taken[], named: Named) =>
  taken.flatMap(({ group, route: { body } }) => {
    const writes = named.filter(([, entry]) =>
      Object.entries(entry.grants).some(
        ([name, { actions }]) => name === group && actions.includes('PutItem'),
      ),
    )
    const marked = new Set(writes.flatMap(([, { schema }]) => pictureFieldsOf(schema)))
    return (body ? fieldsOf(body, imageAddress) : [])
      .filter((field) => !marked.has(field))
      .map(
        (field) => `${group} takes a picture as ${field}, which no entity marks as storedPicture`,
      )
  })

const posts = { actions: ['PutItem'] } as const
const entry = (schema: z.ZodMiniObject): EntityEntry => ({
  schema,
  keyPatterns: ['SHOP#*'],
  isPublic: true,
  grants: { posts },
  walk: null,
})
const takesLogo = [
  { group: 'posts', route: { body: z.object({ logo: imageAddress, name: z.string() }) } },
]

test('a picture that an entity takes and keeps as plain text is found', () => {
  const plain = z.object({ logo: z.nullable(z.string()), name: z.string() })
  expect(unmarked(takesLogo, [['shop', entry(plain)]])).toEqual([
    'posts takes a picture as logo, which no entity marks as storedPicture',
  ])
  const marked = z.object({ logo: storedPicture, name: z.string() })
  expect(unmarked(takesLogo, [['shop', entry(marked)]])).toEqual([])
})

test('every picture that a route takes is kept in a field that the sweep knows', () => {
  expect(unmarked(routes, everyEntity)).toEqual([])
})

test('a picture is found wherever it stands in an entity', () => {
  const deep = z.object({
    cover: z._default(storedPicture, null),
    slides: z.optional(z.array(z.object({ image: storedPicture, text: z.string() }))),
    byName: z.record(z.string(), storedPicture),
    either: z.union([z.object({ left: storedPicture }), z.string()]),
    text: z.nullable(z.string()),
  })
  expect(pictureFieldsOf(deep)).toEqual(['cover', 'slides.[].image', 'byName.[]', 'either.left'])
})

test('what holds pictures can be walked, posts and sections among it', () => {
  const pictured = everyEntity.filter(([, { schema }]) => pictureFieldsOf(schema).length)
  const fields = Object.fromEntries(
    pictured.map(([name, { schema }]) => [name, pictureFieldsOf(schema)]),
  )
  expect(fields).toMatchObject({ post: ['image', 'shareImage'], section: ['imageUrl'] })
  for (const [name, { walk }] of pictured) {
    expect([name, Object.keys(walk?.lists ?? {})]).not.toEqual([name, []])
    expect(grants['picture-sweep']).toHaveProperty(name)
  }
})

test('what has a list for everyone is public, and nothing else is', () => {
  const groups = routes.filter(({ route }) => isPublicList(route)).map(({ group }) => `${group}`)
  // By these a public list is found, or they are the office's; they say nothing to visitors themselves.
  const ofPosts = [
    'foundPost',
    'postChanges',
    'postPreview',
    'postRevision',
    'postSearchChange',
    'postSlug',
  ]
  const besides = [
    'audit',
    'origin',
    'session',
    'team',
    'trash',
    'picture',
    'videoPost',
    ...ofPosts,
  ]
  for (const [name, { isPublic, grants }] of everyEntity)
    if (!besides.includes(name))
      expect([name, groups.some((group) => group in grants)]).toEqual([name, isPublic])
})
