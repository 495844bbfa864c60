import { stopWords } from '@bong-bari/site'

const plain = (typed: string) =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.!।,]+/g, ' ')
    .trim()

const known = new Set(stopWords.map(plain))

export const isStop = (typed: string) => known.has(plain(typed))
