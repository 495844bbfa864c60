import { isBengali } from './script.ts'
import { tokens } from './tokens.ts'

const consonants: Record<string, string> = {
  chh: 'ছ',
  kh: 'খ',
  gh: 'ঘ',
  ch: 'চ',
  jh: 'ঝ',
  th: 'থ',
  dh: 'ধ',
  ph: 'ফ',
  bh: 'ভ',
  sh: 'শ',
  ng: 'ং',
  k: 'ক',
  g: 'গ',
  c: 'ক',
  j: 'জ',
  z: 'জ',
  t: 'ত',
  d: 'দ',
  n: 'ন',
  p: 'প',
  f: 'ফ',
  b: 'ব',
  v: 'ভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'স',
  h: 'হ',
  y: 'য়',
  w: 'ও',
  q: 'ক',
  x: 'ক্স',
}
const vowels: Record<string, readonly [alone: string, sign: string]> = {
  oi: ['ঐ', 'ৈ'],
  ou: ['ঔ', 'ৌ'],
  ee: ['ই', 'ি'],
  oo: ['উ', 'ু'],
  a: ['আ', 'া'],
  i: ['ই', 'ি'],
  u: ['উ', 'ু'],
  e: ['এ', 'ে'],
  o: ['অ', ''],
}

const parts = /chh|kh|gh|ch|jh|th|dh|ph|bh|sh|ng|oi|ou|ee|oo|[a-z]|./gu

/** An unlisted word letter by letter; initial vowels and those after vowels stand alone. */
const spelt = (word: string) => {
  let isAfterConsonant = false
  return [...word.matchAll(parts)]
    .map(([part]) => {
      const wasAfter = isAfterConsonant
      const vowel = vowels[part]
      isAfterConsonant = part in consonants
      if (vowel) return vowel[wasAfter ? 1 : 0]
      return consonants[part] ?? part
    })
    .join('')
}

/**
 * Romanised Bengali in Bengali script: words in `known` by sound, others letter by letter.
 * Undefined if fewer than half are known.
 */
export const inBengali = (
  text: string,
  known: (word: string) => string | undefined,
): string | undefined => {
  const words = tokens(text)
  const found = words.map((word) => (isBengali(word) || /^\p{N}/u.test(word) ? word : known(word)))
  const unknown = found.filter((word) => word === undefined).length
  if (!words.length || unknown * 2 > words.length) return undefined
  const mark = /[?!]\s*$/.exec(text)?.[0].trim() ?? ''
  return found.map((word, at) => word ?? spelt(words[at] ?? '')).join(' ') + mark
}
