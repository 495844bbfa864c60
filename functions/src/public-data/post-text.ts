import type { Post, PostBlock } from '@bong-bari/contract'
import { plainBlocksOf, textOf } from '@bong-bari/markdown/plain'
import { cut } from '@bong-bari/text'

type Written = Pick<Post, 'content' | 'format'>

/** Cold starts without Markdown skip the parser. */
const markdown = () => import('@bong-bari/markdown')

export const blocksOf = async ({ content, format }: Written): Promise<PostBlock[]> =>
  format === 'markdown' ? (await markdown()).markdownBlocksOf(content) : plainBlocksOf(content)

/** `max` letters, without Markdown signs. */
export const beginningOf = async ({ content, format }: Written, max: number) =>
  format === 'markdown' ? (await markdown()).markdownBeginning(content, max) : cut(content, max)

/** For search; without Markdown signs and addresses. */
export const soughtTextOf = async (post: Written) =>
  post.format === 'markdown' ? textOf(await blocksOf(post)) : post.content
