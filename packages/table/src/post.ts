import type { managedPost } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { Subject } from './audit.ts'
import { type ChangesOf, change, type Edit, given } from './edit.ts'
import type { Item } from './expression.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import { listKeysOf, publicAt, readPosts, type StoredPost } from './post-item.ts'
import {
  expiring,
  itemOfRevision,
  placeOfRevision,
  type StoredPostRevision,
  thinning,
} from './post-revision.ts'
import { get, isFree, transact, type Write } from './verbs.ts'

type NewPost = Omit<z.input<typeof managedPost>, 'publishAt'> & {
  publishAt?: string | null
  autosaved?: boolean
  formerSlugs?: string[]
}

/** A post as the table keeps it. */
export const itemOfPost = (post: NewPost) => {
  const { id, createdAt, status = 'published', publishAt = createdAt } = post
  return {
    ...keys.post(id),
    ...post,
    publishAt,
    ...listKeysOf({ id, status, publishAt, createdAt }),
  }
}

/** Says which post has a slug. */
export const storedPostSlug = z.object({ postId: z.uuid() })

export const itemOfSlug = (slug: string, postId: string) => ({ ...keys.postSlug(slug), postId })

/** Gives a post a slug that nobody has. */
export const naming = (slug: string, postId: string): Write => ({
  put: itemOfSlug(slug, postId),
  when: isFree,
})

type Told = Pick<StoredPost, 'id' | 'title'> & {
  status?: StoredPost['status'] | undefined
  autosaved?: boolean | undefined
}

const isHidden = (post: Pick<Told, 'status'> | undefined) => !post || post.status === 'draft'

/** What the audit says of a post that was `before`: not that a draft saves itself, but when it is to be seen, or no more. */
const aboutPost = (before: Told | undefined, post: Told, shows?: boolean): Subject | undefined => {
  const [was, is] = [isHidden(before), isHidden(post)]
  if (post.autosaved && was && is) return undefined
  const action = is ? !was && 'unpublished' : (was || shows) && 'published'
  return { noun: 'post', of: post.id, label: post.title, ...(action && { action }) }
}

/**
 * Stores a post with its slug, if it has one. False, and nothing stored, when the slug is taken by another one.
 * What stands with its id stays as it is.
 */
export const createPost = async (post: NewPost): Promise<boolean> => {
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

/** `eventual` reads at half the price what may lag a moment. Whatever its status is: see {@link publicAt}. */
export const findPostById = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredPost | undefined> => readPosts.one(await get(keys.post(id), read))

/** Whatever its status is: see {@link publicAt}. */
export const findPostBySlug = async (slug: string): Promise<StoredPost | undefined> => {
  const id = await idWithSlug(slug)
  return id === undefined ? undefined : findPostById(id)
}

/** Whether visitors may see something under a slug, and not elsewhere by now, also a post that cannot be read. */
export const isSlugShown = async (slug: string, now: Date) => {
  const id = await idWithSlug(slug)
  return id !== undefined && shownPlaceOf(await get(keys.post(id)), now)?.slug === slug
}

/** Where a stored post stands for visitors; undefined where they do not see it. One that cannot be read counts as seen. */
export const shownPlaceOf = (item: Item | undefined, now: Date) => {
  const post = readPosts.one(item)
  if (typeof item?.slug !== 'string' || (post && !publicAt(post, now))) return undefined
  const [publishAt = '', id = ''] = String(item.gsi1sk).split('#')
  return { id, slug: item.slug, publishAt, post }
}

type Life = Pick<StoredPost, 'status' | 'publishAt'>

type Removed = NonNullable<StoredPostRevision['removed']>

/** What becomes of what something said: kept as a revision, and noted where; or what is kept already is marked. */
export type Keeping<Fields> = {
  revision?: StoredPostRevision | undefined
  mark?: { place: string; removed: Removed } | undefined
  fields: Fields
}

/** The writes of {@link Keeping}, and of what is not kept any longer. */
export const writesOfKeeping = async (
  current: Pick<StoredPost, 'id' | 'updatedAt' | 'version'>,
  { revision, mark }: Keeping<unknown>,
  now: Date,
): Promise<Write[]> => {
  const { id } = current
  if (revision)
    return [
      { put: itemOfRevision(revision, placeOfRevision(current)) },
      ...(await thinning(id, now)),
    ]
  const set = mark && { removed: mark.removed }
  return set ? [{ update: keys.postRevision(id, mark.place), changes: { set } }] : []
}

type PostChanges = ChangesOf<Omit<StoredPost, keyof Life | 'slug' | 'formerSlugs'>> & {
  life?: Life | undefined
  /** For a post that has none yet, or another one; that one leads here where `redirects`. */
  slug?: string | undefined
  redirects?: boolean | undefined
  /** Written with it, such as what its slug was. */
  beside?: readonly Write[] | undefined
  /** Whether it says from now on what was kept beside it until then. */
  shows?: boolean | undefined
  /** What is kept of what it says now, by what it will say. */
  keeping?: (current: StoredPost, after: StoredPost) => Keeping<Partial<StoredPost>>
}

/**
 * Changes a post; undefined when it is gone or another version of it stands, `slug-taken` when another one has
 * the slug that it was to get. Its status and its time change together.
 */
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
      const holder = isNamed ? await idWithSlug(slug) : undefined
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
          ...(isNamed && holder === undefined ? [naming(slug, id)] : []),
          ...(isNamed ? dropped : []),
          ...(kept ? await writesOfKeeping(current, kept, made.at) : []),
        ],
      }
    },
  )
  return isTaken ? 'slug-taken' : changed
}

/** Moves a post to the trash with what it said before, also one that cannot be read; false when it was gone already. */
export const removePost = (id: string, made: Deletion): Promise<boolean> =>
  moveToTrash({ kind: 'post', id, key: keys.post(id) }, made, async ({ slug, formerSlugs }) => [
    ...[slug, ...(Array.isArray(formerSlugs) ? formerSlugs : [])]
      .filter((one) => typeof one === 'string')
      .map((one) => ({ remove: keys.postSlug(one) })),
    ...(await expiring(id, made.at)),
  ])
