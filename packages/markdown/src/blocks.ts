import type { Post, PostBlock } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { textOf } from './block-text.ts'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { plainBlocksOf } from './plain-blocks.ts'

/** The blocks of a post's content, by the format that it is stored in. Answers whatever the content is. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)

/** Letters of a source that are read for each letter of its beginning: addresses are none of its text. */
const sourcePerLetter = 8

/**
 * The beginning of a post's text, at most `max` UTF-16 units of it, cut where a letter ends. Of Markdown
 * it has no signs; what is plain stays as it is.
 */
export const beginningOf = ({ content, format }: Pick<Post, 'content' | 'format'>, max: number) =>
  format === 'markdown'
    ? cut(textOf(markdownBlocksOf(cut(content, max * sourcePerLetter))), max)
    : cut(content, max)
