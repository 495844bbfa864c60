import type { PostBlock, PostInline } from '@bong-bari/contract'

const runText = (run: PostInline): string =>
  typeof run === 'string' ? run : inlineText(run.children)

/** Text without marks. */
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

/** The text of blocks, each on lines of its own. */
export const textOf = (blocks: readonly PostBlock[]): string =>
  blocks.flatMap(linesOf).filter(Boolean).join('\n')

/** {@link textOf} without headings; if there is nothing else, the headings. */
export const bodyOf = (blocks: readonly PostBlock[]) =>
  textOf(blocks.filter(({ kind }) => kind !== 'heading')) || textOf(blocks)
