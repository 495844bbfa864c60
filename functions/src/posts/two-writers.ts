import type { BodyOf, ParsedInput, PostRevision, posts, User } from '@bong-bari/contract'
import { findRevision, noteOpen, openEditors, putAside, type StoredPost } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { wordsOf } from './revisions.ts'

/** Seconds an editor counts as open; it calls every ten. */
const stays = 45

/** Marks the post as open and returns the other editors. */
export const openOf = async (
  id: string,
  { editor, ...knows }: ParsedInput<typeof posts.open>['query'],
  user: User,
  now: Date,
) => {
  const ttl = Math.ceil(now.getTime() / 1000) + stays
  await noteOpen(id, user.id, { by: user.username, editor, ...knows, ttl })
  const others = (await openEditors(id, now))
    .filter((one) => one.by !== user.username || one.editor !== editor)
    .map(({ by, version, changes }) => ({ by, isOwn: by === user.username, version, changes }))
  return { others }
}

/** Keeps a writer's unsaved words, replacing those the same writer kept `at` a time. */
export const keepAside = async (
  post: StoredPost,
  { at, ...given }: BodyOf<typeof posts.keepAside>,
  { id, username }: User,
  now: Date,
): Promise<PostRevision> => {
  const before = at && (await findRevision(post.id, at))
  const isOwn = before && before.kind === 'aside' && before.by === username
  const revision = {
    ...wordsOf(post),
    ...given,
    excerpt: given.excerpt === undefined ? post.excerpt : given.excerpt,
    date: given.date === undefined ? post.date : given.date,
    id: post.id,
    at: isOwn ? before.at : now.toISOString(),
    by: username,
    kind: 'aside',
    removed: null,
  } as const
  return (await putAside(revision, id, now)) ? revision : refuse('post-not-found')
}
