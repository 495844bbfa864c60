import * as z from 'zod/mini'
import type { AuditSubject } from '../account/audit.ts'
import { type ChangesOf, changeEntity, type EditContext, omitUndefined } from '../db/edit.ts'
import type { Item } from '../db/expression.ts'
import { get, isFree, transact, type Write } from '../db/verbs.ts'
import { type Deletion, moveToTrash } from '../nouns/move-to-trash.ts'
import { keys } from '../schema/keys.ts'
import { listKeysOf, publicAt, readPosts, type StoredPost } from './item.ts'
import {
  expireRevisions,
  itemOfRevision,
  outdatedRemovals,
  revisionSortKey,
  type StoredPostRevision,
} from './revision.ts'

/** The item has every field, so that no reader has to fill in what is missing. */
export const itemOfPost = (post: StoredPost) => ({
  ...keys.post(post.id),
  ...post,
  ...listKeysOf(post),
})

export const storedPostSlug = z.object({ postId: z.uuid() })

export const itemOfSlug = (slug: string, postId: string) => ({ ...keys.postSlug(slug), postId })

export const claimSlug = (slug: string, postId: string): Write => ({
  put: itemOfSlug(slug, postId),
  when: isFree,
})

type AuditedPost = Pick<StoredPost, 'id' | 'title'> & {
  status?: StoredPost['status'] | undefined
  autosaved?: boolean | undefined
}

const isHidden = (post: Pick<AuditedPost, 'status'> | undefined) => !post || post.status === 'draft'

/** Autosaves of drafts are not audited; a change of publication is. */
const makeAuditSubject = (
  before: AuditedPost | undefined,
  post: AuditedPost,
  shows?: boolean,
): AuditSubject | undefined => {
  const [was, is] = [isHidden(before), isHidden(post)]
  if (post.autosaved && was && is) return undefined
  const action = is ? !was && 'unpublished' : (was || shows) && 'published'
  return { noun: 'post', of: post.id, label: post.title, ...(action && { action }) }
}

/**
 * Creates a post, and claims its slug if it has one. Returns false if the slug is taken. A post that already has this id stays as it
 * is, and the result is true.
 */
export const createPost = async (post: StoredPost): Promise<boolean> => {
  const { id, slug } = post
  const own = { put: itemOfPost(post), when: isFree }
  const name = slug === null ? [] : [claimSlug(slug, id)]
  const failed = await transact([own, ...name], makeAuditSubject(undefined, post))
  return !failed || failed === own
}

const idWithSlug = async (slug: string): Promise<string | undefined> => {
  const pointer = await get(keys.postSlug(slug))
  return pointer && String(pointer.postId)
}

/** Finds a post of any status; {@link publicAt} tells whether visitors see it. `eventual` halves the price, and the post may be outdated. */
export const findPostById = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredPost | undefined> => readPosts.one(await get(keys.post(id), read))

/** Finds a post of any status by its current or a former slug; {@link publicAt} tells whether visitors see it. */
export const findPostBySlug = async (slug: string): Promise<StoredPost | undefined> => {
  const id = await idWithSlug(slug)
  return id === undefined ? undefined : findPostById(id)
}

/** Returns whether visitors see a post under this very slug, and not under a newer one. An unreadable post counts as visible. */
export const isSlugShown = async (slug: string, now: Date) => {
  const id = await idWithSlug(slug)
  return id !== undefined && readShownPost(await get(keys.post(id)), now)?.slug === slug
}

/** Reads slug and date of a post that visitors see; undefined for any other. An unreadable post counts as public, with `post` undefined. */
export const readShownPost = (item: Item | undefined, now: Date) => {
  const post = readPosts.one(item)
  if (typeof item?.slug !== 'string' || (post && !publicAt(post, now))) return undefined
  const [publishAt = '', id = ''] = String(item.gsi1sk).split('#')
  return { id, slug: item.slug, publishAt, post }
}

type Publication = Pick<StoredPost, 'status' | 'publishAt'>

/** The text that is replaced, if it becomes a revision, and the fields of the post that change with it. */
export type RevisionChange = {
  revision?: StoredPostRevision | undefined
  fields: { revisedAt?: string }
}

export const revisionWrites = async (
  current: Pick<StoredPost, 'id' | 'updatedAt' | 'version'>,
  { revision }: RevisionChange,
  now: Date,
): Promise<Write[]> =>
  revision
    ? [
        { put: itemOfRevision(revision, revisionSortKey(current)) },
        ...(await outdatedRemovals(current.id, now)),
      ]
    : []

type PostChanges = ChangesOf<Omit<StoredPost, keyof Publication | 'slug' | 'formerSlugs'>> & {
  publication?: Publication | undefined
  /** The new slug. The old one redirects to it if `redirects` is true, else it becomes free. Null leaves the post without one. */
  slug?: string | null | undefined
  redirects?: boolean | undefined
  /** Other writes of the same transaction. */
  beside?: readonly Write[] | undefined
  shows?: boolean | undefined
  keeping?: (current: StoredPost, after: StoredPost) => RevisionChange
}

/**
 * Changes a post in one transaction with its slug, its revision and its audit entry. Returns undefined if it is gone or has another
 * version than `made.expected`, and `slug-taken` if another post has the slug.
 */
export const updatePost = async (
  post: StoredPost,
  { publication, slug, redirects = false, shows, keeping, beside = [], ...fields }: PostChanges,
  made: EditContext,
): Promise<StoredPost | 'slug-taken' | undefined> => {
  let isTaken = false
  const changed = await changeEntity(
    keys.post(post.id),
    {
      ...made,
      seen: post,
      read: readPosts.one,
      subject: (current, next) =>
        makeAuditSubject(current, { ...current, ...omitUndefined(next) }, shows),
    },
    async (current) => {
      const isNamed = slug !== undefined && slug !== current.slug
      const holder = isNamed && slug !== null ? await idWithSlug(slug) : undefined
      isTaken = holder !== undefined && holder !== current.id
      if (isTaken) return undefined
      const { id, slug: before } = current
      const formerSlugs =
        before !== null && redirects ? [...current.formerSlugs, before] : current.formerSlugs
      const slugRemovals = before !== null && !redirects ? [{ remove: keys.postSlug(before) }] : []
      const revisionChange = keeping?.(current, { ...current, ...omitUndefined(fields) })
      return {
        fields: {
          ...revisionChange?.fields,
          ...omitUndefined(fields),
          ...(publication && { ...publication, ...listKeysOf({ ...current, ...publication }) }),
          ...(isNamed && { slug, formerSlugs: formerSlugs.filter((one) => one !== slug) }),
        },
        beside: [
          ...beside,
          ...(isNamed && slug !== null && holder === undefined ? [claimSlug(slug, id)] : []),
          ...(isNamed ? slugRemovals : []),
          ...(revisionChange ? await revisionWrites(current, revisionChange, made.at) : []),
        ],
      }
    },
  )
  return isTaken ? 'slug-taken' : changed
}

/** Moves a post, readable or not, to the trash with its revisions. Returns false if there is none. */
export const removePost = (id: string, made: Deletion): Promise<boolean> =>
  moveToTrash({ kind: 'post', id, key: keys.post(id) }, made, async ({ slug, formerSlugs }) => [
    ...[slug, ...(Array.isArray(formerSlugs) ? formerSlugs : [])]
      .filter((one) => typeof one === 'string')
      .map((one) => ({ remove: keys.postSlug(one) })),
    ...(await expireRevisions(id, made.at)),
  ])
