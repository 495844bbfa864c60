export { bodyOf, inlineText, textOf } from './block-text.ts'
export { plainBlocksOf } from './plain-blocks.ts'
export { readingTime } from './reading-time.ts'
