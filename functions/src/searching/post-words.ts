import type { Post } from '@bong-bari/contract'
import { hasTypedWords, searchWords, typedWords } from '@bong-bari/text'
import { soughtTextOf } from '../public-data/post-text.ts'
import { soughtBy } from './sought.ts'

type Searched = Pick<Post, 'title' | 'excerpt' | 'content' | 'format'>

/** Letters of a content in which its words are looked for: more than 200 distinct ones take. */
const mostContent = 10_000

/** What a post is found by: the first 200 words of its texts. */
export const wordsOfPost = async ({ title, excerpt, content, format }: Searched) =>
  searchWords(
    title,
    excerpt,
    await soughtTextOf({ content: content.slice(0, mostContent), format }),
  )

/** The posts that somebody looks for: what the index is asked for, and the test of each post. */
export const postSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: soughtBy(typed),
    matches: async (post: Searched) =>
      typed.length > 0 && hasTypedWords(await wordsOfPost(post), typed),
  }
}
