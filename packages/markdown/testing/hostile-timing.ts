import { markdownBlocksOf } from '../src/markdown-blocks.ts'
import { hostileTexts } from './hostile-texts.ts'

const timed = (text: string) => {
  const begun = performance.now()
  markdownBlocksOf(text)
  return performance.now() - begun
}

/** Of each text its beginning, its length and the milliseconds that it takes to read it as blocks, the better of two. */
export const timesOfHostileTexts = () =>
  hostileTexts.map((text) => ({
    of: `${JSON.stringify(text.slice(0, 12))}, ${text.length} characters`,
    ms: Math.min(timed(text), timed(text)),
  }))
