import { api, postPageSize } from '@bong-bari/contract'
import { builtInPosts } from '@bong-bari/site'
import { call } from '../../call.ts'
import { headOf, type PostHead } from './post.ts'

/** Of samples, counting the first. */
export const samplePageCount = 3
/** How long the loading line of samples stays, in ms: enough to read it. */
const samplePauseMs = 600

const wait = () => new Promise((resolve) => setTimeout(resolve, samplePauseMs))

/** Built-in posts as a page of a list; later pages repeat the first. */
export const samplePosts = (page: number): PostHead[] =>
  builtInPosts.map((post) => ({ ...post, id: `${post.slug}-${page}` }))

const readSamples = async (page: number) => {
  await wait()
  return {
    posts: samplePosts(page),
    next: page < samplePageCount ? String(page + 1) : undefined,
  }
}

/** The next page of posts from `cursor` on; of samples, `cursor` is the page's number. */
export const readPage = async (cursor: string, isSample: boolean) => {
  if (isSample) return readSamples(Number(cursor))
  const { items, next } = await call(api.posts.list, { query: { limit: postPageSize, cursor } })
  return { posts: items.map(headOf), next }
}
