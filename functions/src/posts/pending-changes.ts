import { type BodyOf, type PendingChanges, type PostOnDesk, posts } from '@bong-bari/contract'
import {
  dropChanges,
  type Edit,
  findChanges,
  putChanges,
  removingChanges,
  type StoredPost,
  type StoredPostChanges,
  withChanges,
} from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { hasFields } from '../http/edit.ts'
import { refuseFixedFields } from '../http/parse.ts'
import { refuse } from '../http/refuse.ts'
import { fieldsAfter, writeNaming } from './change.ts'
import { asOf } from './publication.ts'
import { keepingOf } from './revisions.ts'
import { otherSlug } from './slugs.ts'

type Asked = BodyOf<typeof posts.change>
type Finding = () => Promise<StoredPost>
type OnDesk = StoredPost & { changes: PendingChanges | null }

/** A post with its unpublished changes. */
export const onDesk = async (post: StoredPost): Promise<OnDesk> => ({
  ...post,
  changes: (await findChanges(post.id)) ?? null,
})

const keptOf = (post: StoredPost, changes: StoredPostChanges | undefined) =>
  changes && { ...withChanges(post, changes), ...changes }

const changedMeanwhile = (current: PostOnDesk) =>
  refuse('changed-meanwhile', { current: posts.change.response.parse(current) })

const keepCover = async (address: string | null, post: StoredPost) => {
  const { image, imageWidth, imageHeight } = await storeImage(address ?? undefined, 'image', post)
  return { image, imageWidth, imageHeight }
}

type Texts = Pick<Asked, 'title' | 'content' | 'excerpt' | 'date' | 'format'>

const definite = ({ title, content, excerpt, date, format }: Texts): PendingChanges['words'] => ({
  ...(title !== undefined && { title }),
  ...(content !== undefined && { content }),
  ...(excerpt !== undefined && { excerpt }),
  ...(date !== undefined && { date }),
  ...(format !== undefined && { format }),
})

const wordsAfter = async (
  given: Asked,
  post: StoredPost,
  changes: StoredPostChanges | undefined,
) => {
  const { image, slug, ...texts } = given
  otherSlug(post, slug)
  const cover = image === undefined ? {} : await keepCover(image, post)
  return { ...changes?.words, ...definite(texts), ...cover, ...(slug && { slug }) }
}

/** Refused where another version of the post or of its changes stands than the given. */
const keepBeside = async (find: Finding, given: Asked, made: Edit) => {
  for (let turn = 0; turn < 5; turn++) {
    const post = await find()
    const changes = await findChanges(post.id)
    const words = await wordsAfter(given, post, changes)
    const stands = await onDesk(post)
    refuseFixedFields(posts.change.response, stands)
    const { autosave: autosaved = false, base = post.version } = given
    const isStale = made.expected !== undefined && made.expected !== (changes?.version ?? 0)
    if (isStale || base !== post.version) {
      if (changes && hasFields(changes.words, words)) return stands
      return changedMeanwhile(stands)
    }
    const now = keptOf(post, changes)
    const after = withChanges(post, { words })
    const keeping = now ? keepingOf(now, after, made) : { fields: {} }
    const written = await putChanges(post, changes, { words, base, autosaved, keeping }, made)
    if (written) return { ...post, changes: written }
  }
  return changedMeanwhile(await onDesk(await find()))
}

/** Publishes the pending changes with the post's status, all or nothing. */
const apply = async (find: Finding, given: Asked, made: Edit): Promise<OnDesk> => {
  const post = await find()
  const changes = await findChanges(post.id)
  refuseFixedFields(posts.change.response, { ...post, changes: changes ?? null })
  const { base = changes?.base ?? post.version, ...own } = given
  const { image, imageWidth: _width, imageHeight: _height, ...texts } = changes?.words ?? {}
  const all = { ...texts, ...(image !== undefined && { image }), ...own }
  const fields = await fieldsAfter(all, post, made.at)
  const isExpected = made.expected === undefined || made.expected === (changes?.version ?? 0)
  if (!isExpected || base !== post.version) {
    if (!changes && hasFields(post, fields)) return { ...post, changes: null }
    return changedMeanwhile(await onDesk(post))
  }
  const removing = changes ? [removingChanges(post.id, changes.version)] : []
  const beside = { beside: removing, shows: true }
  const written = await writeNaming(fields, post, { ...made, expected: post.version }, beside)
  return written
    ? { ...asOf(written, made.at), changes: null }
    : changedMeanwhile(await onDesk(await find()))
}

/** With a status, they are published. */
export const changePending = (find: Finding, given: Asked, made: Edit) =>
  given.status === undefined && given.publishAt === undefined
    ? keepBeside(find, given, made)
    : apply(find, given, made)

/** Discards them; they stay among the revisions. */
export const dropPending = async (find: Finding, made: Edit): Promise<OnDesk> => {
  const post = await find()
  const changes = await findChanges(post.id)
  const now = keptOf(post, changes)
  if (!changes || !now) return { ...post, changes: null }
  const { revision, ...rest } = keepingOf({ ...now, autosaved: false }, post, made)
  const keeping = { ...rest, revision: revision && { ...revision, kind: 'dropped' as const } }
  if (await dropChanges(changes, keeping, made)) return { ...post, changes: null }
  return dropPending(find, made)
}
