import type { Post } from '@bong-bari/contract'
import { hasTypedWords, searchWords, typedWords } from '@bong-bari/text'
import { searchTextOf } from '../public-data/post-text.ts'
import { searchedWords } from './searched-words.ts'

type Searched = Pick<Post, 'title' | 'excerpt' | 'content' | 'format'>

/** Letters; 200 distinct words take fewer. */
const mostContent = 10_000

/** The first 200 words. */
export const wordsOfPost = async ({ title, excerpt, content, format }: Searched) =>
  searchWords(
    title,
    excerpt,
    await searchTextOf({ content: content.slice(0, mostContent), format }),
  )

/** The index query, and the test per post. */
export const postSearch = (q: string) => {
  const typed = typedWords(q)
  return {
    sought: searchedWords(typed),
    matches: async (post: Searched) =>
      typed.length > 0 && hasTypedWords(await wordsOfPost(post), typed),
  }
}
