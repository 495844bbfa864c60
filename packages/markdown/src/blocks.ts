import type { Post, PostBlock } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { markdownBlocksOf } from './markdown-blocks.ts'
import { bodyOf, plainBlocksOf } from './plain.ts'

/** The blocks of a post's content by its format. Never throws. */
export const blocksOf = (content: string, format: Post['format']): PostBlock[] =>
  format === 'markdown' ? markdownBlocksOf(content) : plainBlocksOf(content)

/** So many letters of the source are read for each letter of the beginning, because addresses are dropped. */
const sourceLettersPerLetter = 8

/** The start of the text of Markdown without headings: at most `max` UTF-16 units, cut between letters. */
export const markdownBeginning = (content: string, max: number) =>
  cut(bodyOf(markdownBlocksOf(cut(content, max * sourceLettersPerLetter))), max)

const listItem = /^\s*(?:[-+*]|[\d\u09e6-\u09ef]{1,9}[.)\u0964])(?:\s|$)/

/** Independently parsable parts of Markdown: they begin after an empty line and never cut a list. */
const partsOf = (content: string): string[] => {
  const parts: string[] = []
  let part: string[] = []
  let [isAfterBlank, hasItem] = [false, false]
  for (const line of content.split(/\r\n|\r|\n/)) {
    const isBlank = !line.trim()
    // Indented lines and further items may belong to the list above.
    const belongs = hasItem && (listItem.test(line) || /^\s/.test(line))
    if (isAfterBlank && !isBlank && !belongs) {
      parts.push(part.join('\n'))
      part = []
      hasItem = false
    }
    hasItem ||= listItem.test(line)
    part.push(line)
    isAfterBlank = isBlank
  }
  return [...parts, part.join('\n')]
}

/** Creates a {@link blocksOf} for an editor: it parses only the parts that changed, and returns identical blocks for the others. */
export const createBlockReader = () => {
  let cache = new Map<string, PostBlock[]>()
  return (content: string, format: Post['format']): PostBlock[] => {
    if (format !== 'markdown') return blocksOf(content, format)
    const next = new Map<string, PostBlock[]>()
    const blocks = partsOf(content).flatMap((part) => {
      const parsed = next.get(part) ?? cache.get(part) ?? blocksOf(part, format)
      next.set(part, parsed)
      return parsed
    })
    cache = next
    return blocks
  }
}
