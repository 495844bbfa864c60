import type { PostBlock, PostInline } from '@bong-bari/contract'

const runText = (run: PostInline): string =>
  typeof run === 'string' ? run : inlineText(run.children)

/** The text of runs, without marks. */
export const inlineText = (runs: readonly PostInline[]) => runs.map(runText).join('')

const linesOf = (block: PostBlock): string[] => {
  switch (block.kind) {
    case 'quote':
      return [textOf(block.children), inlineText(block.source ?? [])]
    case 'list':
      return block.items.map(textOf)
    case 'picture':
      return [block.caption ?? '']
    case 'video':
      return [block.title ?? '']
    case 'rule':
      return []
    default:
      return [inlineText(block.children)]
  }
}

/** What somebody reads of the blocks, without any signs; each block on lines of its own. */
export const textOf = (blocks: readonly PostBlock[]): string =>
  blocks.flatMap(linesOf).filter(Boolean).join('\n')

/** {@link textOf} what stands below the headings; of headings alone, their text. */
export const bodyOf = (blocks: readonly PostBlock[]) =>
  textOf(blocks.filter(({ kind }) => kind !== 'heading')) || textOf(blocks)
