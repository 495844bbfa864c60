import { type Page, type Post, post } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { pageOf, sortKey } from './page.ts'
import { create, get, type Item, newestFirst, remove, update } from './verbs.ts'

const parse = (item: Item) => post.parse(item)

/** Stores a post under its slug; false, and nothing stored, when the slug is taken by another one. */
export const createPost = async (given: Post) => {
  const key = keys.post(given.slug)
  const created = await create({
    ...key,
    ...given,
    gsi1pk: keys.posts,
    gsi1sk: sortKey(given),
    gsi2pk: keys.postOf(given.id),
    gsi2sk: 'POST',
  })
  return created || (await get(key))?.id === given.id
}

export const findPostBySlug = async (slug: string): Promise<Post | undefined> => {
  const item = await get(keys.post(slug))
  return item && parse(item)
}

/** By way of an index, which may lag a moment behind a new post. */
export const findPostById = async (id: string): Promise<Post | undefined> => {
  const [item] = await newestFirst('gsi2', keys.postOf(id), { limit: 1 })
  return item && parse(item)
}

/** One page of posts, newest first; `next` is the cursor of the page after it. */
export const listPosts = async ({
  limit,
  cursor,
}: {
  limit: number
  cursor?: string | undefined
}): Promise<Page<Post[]>> => {
  const found = await newestFirst('gsi1', keys.posts, { limit: limit + 1, before: cursor })
  return pageOf(found.map(parse), limit)
}

type Changes = Omit<Post, 'id' | 'slug' | 'createdAt'>

/** Changes a post; undefined when it is gone, or when another one has taken its slug since. */
export const updatePost = async (
  { slug, id }: Post,
  changes: Changes,
): Promise<Post | undefined> => {
  const item = await update(
    keys.post(slug),
    { set: changes },
    { expression: '#id = :id', values: { id } },
  )
  return item && parse(item)
}

/** Deletes a post; false when it was gone already, whatever has its slug by now. */
export const removePost = ({ slug, id }: Pick<Post, 'slug' | 'id'>) =>
  remove(keys.post(slug), { expression: '#id = :id', values: { id } })
