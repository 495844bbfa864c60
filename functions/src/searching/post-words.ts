import type { Post } from '@bong-bari/contract'
import { hasTypedWords, searchWords, typedWords } from '@bong-bari/text'
import { soughtBy } from './sought.ts'

type Searched = Pick<Post, 'title' | 'excerpt' | 'content'>

/** Letters of a content in which its words are looked for: more than 200 distinct ones take. */
const mostContent = 10_000

/** What a post is found by: the first 200 words of its texts. */
export const wordsOfPost = ({ title, excerpt, content }: Searched) =>
  searchWords(title, excerpt, content.slice(0, mostContent))

/** The posts that somebody looks for: what the index is asked for, and the test of each post. */
export const postSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: soughtBy(typed),
    matches: (post: Searched) => typed.length > 0 && hasTypedWords(wordsOfPost(post), typed),
  }
}
