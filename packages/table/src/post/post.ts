import * as z from 'zod/mini'
import type { Subject } from '../account/audit.ts'
import { type ChangesOf, change, type Edit, given } from '../db/edit.ts'
import type { Item } from '../db/expression.ts'
import { get, isFree, transact, type Write } from '../db/verbs.ts'
import { type Deletion, moveToTrash } from '../nouns/move-to-trash.ts'
import { keys } from '../schema/keys.ts'
import { listKeysOf, publicAt, readPosts, type StoredPost } from './item.ts'
import {
  expiring,
  itemOfRevision,
  placeOfRevision,
  type StoredPostRevision,
  thinning,
} from './revision.ts'

/** Whole, so that no reader has to fill in what is missing. */
export const itemOfPost = (post: StoredPost) => ({
  ...keys.post(post.id),
  ...post,
  ...listKeysOf(post),
})

export const storedPostSlug = z.object({ postId: z.uuid() })

export const itemOfSlug = (slug: string, postId: string) => ({ ...keys.postSlug(slug), postId })

export const naming = (slug: string, postId: string): Write => ({
  put: itemOfSlug(slug, postId),
  when: isFree,
})

type Told = Pick<StoredPost, 'id' | 'title'> & {
  status?: StoredPost['status'] | undefined
  autosaved?: boolean | undefined
}

const isHidden = (post: Pick<Told, 'status'> | undefined) => !post || post.status === 'draft'

/** No autosaves of drafts, but changes of publication. */
const aboutPost = (before: Told | undefined, post: Told, shows?: boolean): Subject | undefined => {
  const [was, is] = [isHidden(before), isHidden(post)]
  if (post.autosaved && was && is) return undefined
  const action = is ? !was && 'unpublished' : (was || shows) && 'published'
  return { noun: 'post', of: post.id, label: post.title, ...(action && { action }) }
}

/** With its slug, if any. False when that is taken. An existing post of the id stays. */
export const createPost = async (post: StoredPost): Promise<boolean> => {
  const { id, slug } = post
  const own = { put: itemOfPost(post), when: isFree }
  const name = slug === null ? [] : [naming(slug, id)]
  const failed = await transact([own, ...name], aboutPost(undefined, post))
  return !failed || failed === own
}

const idWithSlug = async (slug: string): Promise<string | undefined> => {
  const pointer = await get(keys.postSlug(slug))
  return pointer && String(pointer.postId)
}

/** In any status: see {@link publicAt}. `eventual` halves the price and may lag. */
export const findPostById = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredPost | undefined> => readPosts.one(await get(keys.post(id), read))

/** In any status: see {@link publicAt}. */
export const findPostBySlug = async (slug: string): Promise<StoredPost | undefined> => {
  const id = await idWithSlug(slug)
  return id === undefined ? undefined : findPostById(id)
}

/** Visible under this slug, and not a newer one; true if unreadable. */
export const isSlugShown = async (slug: string, now: Date) => {
  const id = await idWithSlug(slug)
  return id !== undefined && shownPlaceOf(await get(keys.post(id)), now)?.slug === slug
}

/** Undefined where visitors do not see it. Unreadable counts as public. */
export const shownPlaceOf = (item: Item | undefined, now: Date) => {
  const post = readPosts.one(item)
  if (typeof item?.slug !== 'string' || (post && !publicAt(post, now))) return undefined
  const [publishAt = '', id = ''] = String(item.gsi1sk).split('#')
  return { id, slug: item.slug, publishAt, post }
}

type Life = Pick<StoredPost, 'status' | 'publishAt'>

/** The replaced text becomes a revision. */
export type Keeping = {
  revision?: StoredPostRevision | undefined
  fields: { revisedAt?: string }
}

export const writesOfKeeping = async (
  current: Pick<StoredPost, 'id' | 'updatedAt' | 'version'>,
  { revision }: Keeping,
  now: Date,
): Promise<Write[]> =>
  revision
    ? [
        { put: itemOfRevision(revision, placeOfRevision(current)) },
        ...(await thinning(current.id, now)),
      ]
    : []

type PostChanges = ChangesOf<Omit<StoredPost, keyof Life | 'slug' | 'formerSlugs'>> & {
  life?: Life | undefined
  /** First or new; the old one redirects if `redirects`. Null frees it. */
  slug?: string | null | undefined
  redirects?: boolean | undefined
  /** In the same transaction, such as the former slug. */
  beside?: readonly Write[] | undefined
  shows?: boolean | undefined
  keeping?: (current: StoredPost, after: StoredPost) => Keeping
}

/** Status and publication time together. Undefined if gone or another version, `slug-taken` when another post has it. */
export const updatePost = async (
  post: StoredPost,
  { life, slug, redirects = false, shows, keeping, beside = [], ...fields }: PostChanges,
  made: Edit,
): Promise<StoredPost | 'slug-taken' | undefined> => {
  let isTaken = false
  const changed = await change(
    keys.post(post.id),
    {
      ...made,
      seen: post,
      read: readPosts.one,
      subject: (current, next) => aboutPost(current, { ...current, ...given(next) }, shows),
    },
    async (current) => {
      const isNamed = slug !== undefined && slug !== current.slug
      const holder = isNamed && slug !== null ? await idWithSlug(slug) : undefined
      isTaken = holder !== undefined && holder !== current.id
      if (isTaken) return undefined
      const { id, slug: before } = current
      const led =
        before !== null && redirects ? [...current.formerSlugs, before] : current.formerSlugs
      const dropped = before !== null && !redirects ? [{ remove: keys.postSlug(before) }] : []
      const kept = keeping?.(current, { ...current, ...given(fields) })
      return {
        fields: {
          ...kept?.fields,
          ...given(fields),
          ...(life && { ...life, ...listKeysOf({ ...current, ...life }) }),
          ...(isNamed && { slug, formerSlugs: led.filter((one) => one !== slug) }),
        },
        beside: [
          ...beside,
          ...(isNamed && slug !== null && holder === undefined ? [naming(slug, id)] : []),
          ...(isNamed ? dropped : []),
          ...(kept ? await writesOfKeeping(current, kept, made.at) : []),
        ],
      }
    },
  )
  return isTaken ? 'slug-taken' : changed
}

/** To the trash with its revisions, readable or not; false if gone. */
export const removePost = (id: string, made: Deletion): Promise<boolean> =>
  moveToTrash({ kind: 'post', id, key: keys.post(id) }, made, async ({ slug, formerSlugs }) => [
    ...[slug, ...(Array.isArray(formerSlugs) ? formerSlugs : [])]
      .filter((one) => typeof one === 'string')
      .map((one) => ({ remove: keys.postSlug(one) })),
    ...(await expiring(id, made.at)),
  ])
