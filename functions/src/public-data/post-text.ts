import type { Post, PostBlock } from '@bong-bari/contract'
import { plainBlocksOf, textOf } from '@bong-bari/markdown/plain'
import { cut } from '@bong-bari/text'

type Written = Pick<Post, 'content' | 'format'>

/** What begins cold does without the parser where it reads no Markdown. */
const markdown = () => import('@bong-bari/markdown')

/** What a post is made of. */
export const blocksOf = async ({ content, format }: Written): Promise<PostBlock[]> =>
  format === 'markdown' ? (await markdown()).markdownBlocksOf(content) : plainBlocksOf(content)

/** At most `max` letters that a post begins with: of Markdown its text, and what is plain as it is. */
export const beginningOf = async ({ content, format }: Written, max: number) =>
  format === 'markdown' ? (await markdown()).markdownBeginning(content, max) : cut(content, max)

/** The text that a post is found by; of Markdown without signs and addresses. */
export const soughtTextOf = async (post: Written) =>
  post.format === 'markdown' ? textOf(await blocksOf(post)) : post.content
