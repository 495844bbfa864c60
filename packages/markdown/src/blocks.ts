import type { Post, PostBlock } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { bodyOf } from './block-text.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { plainBlocksOf } from './plain-blocks.ts'

/** The blocks of a post's content, by the format that it is stored in. Answers whatever the content is. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)

/** Letters of Markdown that are read for each letter of the beginning: addresses are none of its text. */
const sourcePerLetter = 8

/** The beginning of the text of Markdown, without its signs and headings: at most `max` UTF-16 units, cut where a letter ends. */
export const markdownBeginning = (content: string, max: number) =>
  cut(bodyOf(markdownBlocksOf(cut(content, max * sourcePerLetter))), max)
