export { beginningOf, blocksOf } from './blocks.ts'
export { typeset } from './typeset.ts'
