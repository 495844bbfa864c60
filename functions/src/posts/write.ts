import { randomUUID } from 'node:crypto'
import { type BodyOf, limits, type ManagedPost, posts } from '@bong-bari/contract'
import { createPost, type Edit, firstEdit, updatePost } from '@bong-bari/table'
import { numberedSlug, slugOf } from '@bong-bari/text'
import { keepImage } from '../adapters/media.ts'
import { changingPages } from '../http/change-pages.ts'
import { changing } from '../http/edit.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import { looksSame, pathsAround } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'
import { shareImageOf } from './share-image-of.ts'

type NewPost = BodyOf<typeof posts.create>
type Changes = BodyOf<typeof posts.update>

const fieldsOf = async ({ title, content, excerpt, date, image }: NewPost) => ({
  title,
  content,
  excerpt: excerpt ?? null,
  date: date ?? null,
  ...(await keepImage(image, 'image')),
  shareImage: await shareImageOf(title),
})

/** The share image is drawn anew where it was not drawn for this title. */
const changedFields = async ({ image, ...given }: Changes, current: ManagedPost) => ({
  ...given,
  ...(image !== undefined && (await keepImage(image ?? undefined, 'image', current))),
  shareImage: await shareImageOf(given.title ?? current.title, current),
})

const givenSlug = (slug: string) =>
  slugOf(slug) || refuseField('slug', 'Slug must have at least one letter or digit')

const createAnnounced = async (post: ManagedPost, now: Date) =>
  changingPages([...pathsOfPost(post), ...(await pathsAround(post))], now, () => createPost(post))

/** Tries the next number for each post that was first with one; a hundred of one title is enough. */
const createNumbered = async (
  post: Omit<ManagedPost, 'slug'>,
  slug: string,
  now: Date,
): Promise<ManagedPost> => {
  for (let attempt = 1; attempt <= 100; attempt++) {
    const numbered = { ...post, slug: numberedSlug(slug, attempt, limits.post.slug) }
    if (await createAnnounced(numbered, now)) return numbered
  }
  return refuseField('title', 'Too many posts have this title; give a slug', 'slug-taken')
}

/** Creates a post under the slug it was given, or under a free one made from its title. */
export const writePost = async (given: NewPost, made: Edit): Promise<ManagedPost> => {
  const id = randomUUID()
  const now = made.at
  const stamps = { createdAt: now.toISOString(), ...firstEdit(made) }
  const post = { id, ...stamps, ...(await fieldsOf(given)) }
  if (given.slug === undefined)
    return createNumbered(post, slugOf(given.title) || `post-${id.slice(0, 8)}`, now)
  const named = { ...post, slug: givenSlug(given.slug) }
  return (await createAnnounced(named, now))
    ? named
    : refuseField('slug', 'Another post already has this slug', 'slug-taken')
}

/** Changes a post; its slug stays, so links go on working. */
export const changePost = (find: () => Promise<ManagedPost>, given: Changes, made: Edit) =>
  changing({
    route: posts.update,
    expected: made.expected,
    find,
    fields: (post) => changedFields(given, post),
    write: async (fields, post) => {
      const around = looksSame(post, fields) ? [] : await pathsAround(post)
      const paths = [...pathsOfPost(post), ...around]
      return changingPages(paths, made.at, () => updatePost(post, fields, made))
    },
    gone: () => refuse('post-not-found'),
  })
