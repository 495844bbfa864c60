import type { Post, PostBlock } from '@bong-bari/contract'
import { blocksOf } from './blocks.ts'
import { partsOf } from './parts.ts'

/**
 * {@link blocksOf} for a text that somebody is writing: only the parts that changed since it was last
 * asked are read, and the others answer with the very same blocks.
 */
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
