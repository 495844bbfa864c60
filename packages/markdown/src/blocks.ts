import type { Post, PostBlock } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { bodyOf, plainBlocksOf } from './plain.ts'

/** The blocks of a post's content by its format. Never throws. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)

/** Source letters read per letter of output, since addresses are dropped. */
const sourcePerLetter = 8

/** The start of the text of Markdown without headings: at most `max` UTF-16 units, cut between letters. */
export const markdownBeginning = (content: string, max: number) =>
  cut(bodyOf(markdownBlocksOf(cut(content, max * sourcePerLetter))), max)

const item = /^\s*(?:[-+*]|[\d\u09e6-\u09ef]{1,9}[.)\u0964])(?:\s|$)/

/** Independently parsable parts of Markdown: they begin after an empty line and never cut a list. */
const partsOf = (content: string): string[] => {
  const parts: string[] = []
  let part: string[] = []
  let [isAfterBlank, hasItem] = [false, false]
  for (const line of content.split(/\r\n|\r|\n/)) {
    const isBlank = !line.trim()
    // Indented lines and further items may belong to the list above.
    const belongs = hasItem && (item.test(line) || /^\s/.test(line))
    if (isAfterBlank && !isBlank && !belongs) {
      parts.push(part.join('\n'))
      part = []
      hasItem = false
    }
    hasItem ||= item.test(line)
    part.push(line)
    isAfterBlank = isBlank
  }
  return [...parts, part.join('\n')]
}

/** {@link blocksOf} for an editor: parses only changed parts and returns identical blocks for the rest. */
export const keepingBlocks = () => {
  let kept = new Map<string, PostBlock[]>()
  return (content: string, format: Post['format']): PostBlock[] => {
    if (format !== 'markdown') return blocksOf(content, format)
    const now = new Map<string, PostBlock[]>()
    const blocks = partsOf(content).flatMap((part) => {
      const read = now.get(part) ?? kept.get(part) ?? blocksOf(part, format)
      now.set(part, read)
      return read
    })
    kept = now
    return blocks
  }
}
