import { keep, readKept } from '../../ui/stored-values.ts'
import type { PostHead } from './post.ts'

export const keptPagesKey = 'blog-pages'
/** Lists kept per tab. */
const maxLists = 3

/** What was read beyond the page's own posts, where reading stood, and where it goes on. */
export type KeptPosts = { posts: PostHead[]; next?: string | undefined; top: number }

type Kept = KeptPosts & { entry: string }

const isHead = (item: unknown) => typeof Object(item).slug === 'string'

const isKept = (one: unknown): one is Kept => {
  const { entry, posts, top } = Object(one)
  return (
    typeof entry === 'string' &&
    typeof top === 'number' &&
    Array.isArray(posts) &&
    posts.every(isHead)
  )
}

const readAll = () => {
  const all = readKept(keptPagesKey)
  return Array.isArray(all) ? all.filter(isKept) : []
}

/** The name of this entry of the browser's history, which reloads and Back keep. */
export const entryName = (): string => {
  const named = history.state?.key
  if (typeof named === 'string') return named
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
  return key
}

export const keptPosts = (entry: unknown): KeptPosts | undefined =>
  readAll().find((one) => one.entry === entry)

export const keepPosts = (entry: string, posts: KeptPosts) => {
  const others = readAll().filter((one) => one.entry !== entry)
  keep(keptPagesKey, [...others, { entry, ...posts }].slice(-maxLists))
}
