import { randomUUID } from 'node:crypto'
import { type BodyOf, limits, type Post, type posts } from '@bong-bari/contract'
import { createPost, updatePost } from '@bong-bari/table'
import { slugOf } from '@bong-bari/text'
import { keepImage } from '../adapters/media.ts'
import { changingPages } from '../http/change-pages.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import { looksSame, pathsAround } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'
import { shareImageOf } from './share-image-of.ts'

type NewPost = BodyOf<typeof posts.create>
type Changes = BodyOf<typeof posts.update>

const pictureOf = ({ image, imageWidth, imageHeight }: Post) => ({ image, imageWidth, imageHeight })

const fieldsOf = async (given: Changes, now: Date, current?: Post) => ({
  title: given.title,
  content: given.content,
  excerpt: given.excerpt ?? null,
  date: given.date ?? null,
  ...(await keepImage(given.image, 'image', current && pictureOf(current))),
  shareImage: await shareImageOf(given.title, current),
  updatedAt: now.toISOString(),
})

const givenSlug = (slug: string) =>
  slugOf(slug) || refuseField('slug', 'Slug must have at least one letter or digit')

/** `<slug>`, then `<slug>-2`, `<slug>-3` and so on, each within the limit. */
const candidate = (slug: string, attempt: number) =>
  attempt === 1 ? slug : `${slugOf(slug, limits.post.slug - 7)}-${attempt}`

const createAnnounced = async (post: Post, now: Date) =>
  changingPages([...pathsOfPost(post), ...(await pathsAround(post))], now, () => createPost(post))

/** Tries the next number for each post that was first with one; a hundred of one title is enough. */
const createNumbered = async (post: Omit<Post, 'slug'>, slug: string, now: Date): Promise<Post> => {
  for (let attempt = 1; attempt <= 100; attempt++) {
    const numbered = { ...post, slug: candidate(slug, attempt) }
    if (await createAnnounced(numbered, now)) return numbered
  }
  return refuseField('title', 'Too many posts have this title; give a slug', 'slug-taken')
}

/** Creates a post under the slug it was given, or under a free one made from its title. */
export const writePost = async (given: NewPost, now: Date): Promise<Post> => {
  const id = randomUUID()
  const post = { id, createdAt: now.toISOString(), ...(await fieldsOf(given, now)) }
  if (given.slug === undefined)
    return createNumbered(post, slugOf(given.title) || `post-${id.slice(0, 8)}`, now)
  const named = { ...post, slug: givenSlug(given.slug) }
  return (await createAnnounced(named, now))
    ? named
    : refuseField('slug', 'Another post already has this slug', 'slug-taken')
}

/** Changes a post; its slug stays, so links go on working. */
export const changePost = async (post: Post, given: Changes, now: Date): Promise<Post> => {
  const fields = await fieldsOf(given, now, post)
  const around = looksSame(post, { ...post, ...fields }) ? [] : await pathsAround(post)
  const paths = [...pathsOfPost(post), ...around]
  const changed = await changingPages(paths, now, () => updatePost(post, fields))
  return changed ?? refuse('post-not-found')
}
