import type { Post, PostBlock } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { bodyOf } from './block-text.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { plainBlocksOf } from './plain-blocks.ts'

/** The blocks of a post's content by its format. Never throws. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)

/** Source letters read per letter of output, since addresses are dropped. */
const sourcePerLetter = 8

/** The start of the text of Markdown without headings: at most `max` UTF-16 units, cut between letters. */
export const markdownBeginning = (content: string, max: number) =>
  cut(bodyOf(markdownBlocksOf(cut(content, max * sourcePerLetter))), max)
