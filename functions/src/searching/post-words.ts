import type { Post } from '@bong-bari/contract'
import { searchWords } from '@bong-bari/text'

type Searched = Pick<Post, 'title' | 'excerpt' | 'content'>

/** What a post is found by: of its texts the first 200 words. */
export const wordsOfPost = ({ title, excerpt, content }: Searched) =>
  searchWords(title, excerpt, content)
