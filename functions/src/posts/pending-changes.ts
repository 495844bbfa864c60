import { type BodyOf, type PendingChanges, type PostWithChanges, posts } from '@bong-bari/contract'
import {
  applyChanges,
  changesRemoval,
  dropChanges,
  type EditContext,
  findChanges,
  omitUndefined,
  putChanges,
  type StoredPost,
  type StoredPostChanges,
} from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { hasFields } from '../http/edit.ts'
import { refuseFixedFields } from '../http/parse.ts'
import { refuse } from '../http/refuse.ts'
import { computeFields, writeWithSlug } from './change.ts'
import { withStatusAt } from './publication.ts'
import { chooseRevision } from './revisions.ts'
import { findNewSlug } from './slugs.ts'

type ChangesInput = BodyOf<typeof posts.change>
type FindPost = () => Promise<StoredPost>
type StoredPostWithChanges = StoredPost & { changes: PendingChanges | null }

/** A post with its unpublished changes. */
export const addPendingChanges = async (post: StoredPost): Promise<StoredPostWithChanges> => ({
  ...post,
  changes: (await findChanges(post.id)) ?? null,
})

const textWithChanges = (post: StoredPost, changes: StoredPostChanges | undefined) =>
  changes && { ...applyChanges(post, changes), ...changes }

const refuseChangedMeanwhile = (current: PostWithChanges) =>
  refuse('changed-meanwhile', { current: posts.change.response.parse(current) })

const storeCover = async (address: string | null, post: StoredPost) => {
  const { image, imageWidth, imageHeight } = await storeImage(address ?? undefined, 'image', post)
  return { image, imageWidth, imageHeight }
}

const mergeText = async (
  given: ChangesInput,
  post: StoredPost,
  changes: StoredPostChanges | undefined,
) => {
  const { image, slug, title, content, excerpt, date, format } = given
  findNewSlug(post, slug)
  const cover = image === undefined ? {} : await storeCover(image, post)
  const texts = omitUndefined({ title, content, excerpt, date, format })
  return { ...changes?.words, ...texts, ...cover, ...(slug && { slug }) }
}

/** Stores changes beside the post. Refuses if the post or its changes have another version than the given one. */
const storePendingChanges = async (find: FindPost, given: ChangesInput, made: EditContext) => {
  for (let turn = 0; turn < 5; turn++) {
    const post = await find()
    const changes = await findChanges(post.id)
    const texts = await mergeText(given, post, changes)
    const current = await addPendingChanges(post)
    refuseFixedFields(posts.change.response, current)
    const { autosave: autosaved = false, base = post.version } = given
    const isStale = made.expected !== undefined && made.expected !== (changes?.version ?? 0)
    if (isStale || base !== post.version) {
      if (changes && hasFields(changes.words, texts)) return current
      return refuseChangedMeanwhile(current)
    }
    const before = textWithChanges(post, changes)
    const after = applyChanges(post, { words: texts })
    const keeping = before ? chooseRevision(before, after, made) : { fields: {} }
    const written = await putChanges(
      post,
      changes,
      { words: texts, base, autosaved, keeping },
      made,
    )
    if (written) return { ...post, changes: written }
  }
  return refuseChangedMeanwhile(await addPendingChanges(await find()))
}

/** Publishes the pending changes with the post's status, all or nothing. */
const publishPendingChanges = async (
  find: FindPost,
  given: ChangesInput,
  made: EditContext,
): Promise<StoredPostWithChanges> => {
  const post = await find()
  const changes = await findChanges(post.id)
  refuseFixedFields(posts.change.response, { ...post, changes: changes ?? null })
  const { base = changes?.base ?? post.version, ...own } = given
  const { image, imageWidth: _width, imageHeight: _height, ...texts } = changes?.words ?? {}
  const all = { ...texts, ...(image !== undefined && { image }), ...own }
  const fields = await computeFields(all, post, made.at)
  const isExpected = made.expected === undefined || made.expected === (changes?.version ?? 0)
  if (!isExpected || base !== post.version) {
    if (!changes && hasFields(post, fields)) return { ...post, changes: null }
    return refuseChangedMeanwhile(await addPendingChanges(post))
  }
  const removing = changes ? [changesRemoval(post.id, changes.version)] : []
  const beside = { beside: removing, shows: true }
  const written = await writeWithSlug(fields, post, { ...made, expected: post.version }, beside)
  return written
    ? { ...withStatusAt(written, made.at), changes: null }
    : refuseChangedMeanwhile(await addPendingChanges(await find()))
}

/** Stores changes beside the post; with a status it publishes them. */
export const saveOrPublishChanges = (find: FindPost, given: ChangesInput, made: EditContext) =>
  given.status === undefined && given.publishAt === undefined
    ? storePendingChanges(find, given, made)
    : publishPendingChanges(find, given, made)

/** Discards the changes of a post. Their text stays among the revisions. */
export const dropPendingChanges = async (
  find: FindPost,
  made: EditContext,
): Promise<StoredPostWithChanges> => {
  const post = await find()
  const changes = await findChanges(post.id)
  const before = textWithChanges(post, changes)
  if (!changes || !before) return { ...post, changes: null }
  const { revision, ...rest } = chooseRevision({ ...before, autosaved: false }, post, made)
  const keeping = { ...rest, revision: revision && { ...revision, kind: 'dropped' as const } }
  if (await dropChanges(changes, keeping, made)) return { ...post, changes: null }
  return dropPendingChanges(find, made)
}
