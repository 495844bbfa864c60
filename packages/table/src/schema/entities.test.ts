import { isPublicList, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { everyEntity } from './entities.ts'

test('what has a list for everyone is public, and nothing else is', () => {
  const groups = routes.filter(({ route }) => isPublicList(route)).map(({ group }) => `${group}`)
  // By these a public list is found, or they are the office's; they say nothing to visitors themselves.
  const ofPosts = ['postChanges', 'postRevision', 'postSlug']
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
