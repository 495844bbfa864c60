import { markdownBlocksOf } from '../src/markdown-blocks.ts'
import { hostileTexts } from './hostile-texts.ts'

const timed = (text: string) => {
  const begun = performance.now()
  markdownBlocksOf(text)
  return performance.now() - begun
}

/** Beginning, length and parse time (ms, better of two) of each text. */
export const timesOfHostileTexts = () =>
  hostileTexts.map((text) => ({
    of: `${JSON.stringify(text.slice(0, 12))}, ${text.length} characters`,
    ms: Math.min(timed(text), timed(text)),
  }))
