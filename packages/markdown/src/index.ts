export { blocksOf, createBlockReader, markdownBeginning } from './blocks.ts'
export { markdownBlocksOf } from './markdown-blocks.ts'
export { typeset } from './typeset.ts'
