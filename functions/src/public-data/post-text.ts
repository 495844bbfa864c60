import type { Post, PostBlock } from '@bong-bari/contract'
import { plainBlocksOf } from '@bong-bari/markdown/plain'
import { cut } from '@bong-bari/text'

type Written = Pick<Post, 'content' | 'format'>

/** Late: cold starts without Markdown skip it. */
const markdown = () => import('@bong-bari/markdown')

export const blocksOf = async ({ content, format }: Written): Promise<PostBlock[]> =>
  format === 'markdown' ? (await markdown()).markdownBlocksOf(content) : plainBlocksOf(content)

/** At most `max` letters, no Markdown. */
export const beginningOf = async ({ content, format }: Written, max: number) =>
  format === 'markdown' ? (await markdown()).markdownBeginning(content, max) : cut(content, max)
