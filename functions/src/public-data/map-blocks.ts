import type { PostBlock } from '@bong-bari/contract'

/** Each block as `change` makes it, those inside quotes and lists first. */
export const mapBlocks = (
  blocks: readonly PostBlock[],
  change: (block: PostBlock) => PostBlock,
): PostBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'quote')
      return change({ ...block, children: mapBlocks(block.children, change) })
    if (block.kind === 'list')
      return change({ ...block, items: block.items.map((item) => mapBlocks(item, change)) })
    return change(block)
  })
