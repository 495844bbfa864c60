import type { Post, PostBlock } from '@bong-bari/contract'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { plainBlocksOf } from './plain-blocks.ts'

/** The blocks of a post's content, by the format that it is stored in. Answers whatever the content is. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)
