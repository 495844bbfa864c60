export { markdownBeginning } from './beginning.ts'
export { blocksOf } from './blocks.ts'
export { markdownBlocksOf } from './markdown-blocks.ts'
export { typeset } from './typeset.ts'
