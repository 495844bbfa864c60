export { blocksOf, markdownBeginning } from './blocks.ts'
export { keepingBlocks } from './kept-blocks.ts'
export { markdownBlocksOf } from './markdown-blocks.ts'
export { typeset } from './typeset.ts'
