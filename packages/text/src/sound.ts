import { fold } from './fold.ts'
import { memoise } from './memoise.ts'
import { romanise } from './romanise.ts'

/** The phonetic form ends after so many letters, since the first ones tell words apart. */
const maxSoundLetters = 20

/** How English spells what Bengali writes as it sounds: match, flight, fridge, school, chowmein, whatsapp. */
const english: [RegExp, string][] = [
  [/tch/g, 'ch'],
  [/igh(?=t)/g, 'ai'],
  [/dge?(?![aeiourh])/g, 'j'],
  [/^sch(?=[aeiou])/, 'sk'],
  [/ow(?=[^aeiouwy])/g, 'au'],
  [/^wh(?=[aeiou])/, 'ho'],
]
const asHeard = (word: string) =>
  english.reduce((text, [spelt, sound]) => text.replace(spelt, sound), word)

const joined = (vowels: string) => (/^i.*a/.test(vowels) ? 'ia' : vowels.slice(0, 1))

/** Other letters that a word needs for one that is struck again and again to be a way of writing it: zzzz is no z. */
const minOtherLetters = 3
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const isHeap = (word: string) => {
  if (/^([a-z])\1+$/.test(word)) return true
  if (word.length > 3 && keys.some((row) => row.includes(word))) return true
  const [, again] = /([a-z])\1\1/.exec(word) ?? []
  return again !== undefined && word.replaceAll(again, '').length < minOtherLetters
}

const readSound = (word: string) => {
  if (isHeap(word)) return word
  return fold(asHeard(romanise(word)))
    .replace(/([td])m(?=[ao])/g, '$1')
    .replace(/^(?:yo?|e)u/, 'iu')
    .replace(/^y(?=[aeo])/, 'i')
    .replace(/e(?=[ao])/g, 'i')
    .replace(/[eo]/g, 'a')
    .replace(/[aiu][aiuy]+/g, joined)
    .replace(/([aiu])ry(?=[aiu])/g, '$1rj')
    .replace(/y(?=[aiu])/g, '')
    .replace(/y/g, 'i')
}

/** Texts repeat their words, and reading one takes 25 microseconds. */
const maxKnownSounds = 20_000
const knownSound = memoise((word: string) => word, readSound, maxKnownSounds)

/**
 * How a word sounds in any spelling: a, e and o are one; of adjacent vowels only the first counts,
 * except in `ia` (রিয়া is not রিনা); y as in ভট্টাচার্য, ব্র্যান্ড and চক্রবর্তী; the m of আত্মা and পদ্ম is not heard.
 */
export const soundOf = (typed: string): string => knownSound(typed.slice(0, maxSoundLetters))

/** What letters are called, for words that are spelt out: আইএএস. */
const letterNames: Record<string, string> = {
  a: 'e',
  b: 'bi',
  c: 'si',
  d: 'di',
  e: 'i',
  f: 'ef',
  g: 'ji',
  h: 'ech',
  i: 'ai',
  j: 'je',
  k: 'ke',
  l: 'el',
  m: 'em',
  n: 'en',
  o: 'o',
  p: 'pi',
  q: 'kiu',
  r: 'ar',
  s: 'es',
  t: 'ti',
  u: 'iu',
  v: 'bhi',
  w: 'doblu',
  x: 'eks',
  y: 'oai',
  z: 'jed',
}
const longestSpelt = 4
/** Others are words: riya spelt out sounds like আরো. */
const isSpelt = (word: string) =>
  word.length > 1 &&
  word.length <= longestSpelt &&
  /^[aeiou]?[^aeiouy]+$|^[^aeiouy]{2,}[aeiou]$/.test(word)

/** The sound of a word, and others that its Latin letters may stand for: c as in `carito`, g as in `engine`, i as in `mobile`, spelt out. */
export const soundsOf = (word: string): string[] => {
  const sounds = [soundOf(word)]
  if (!/^[a-z]+$/.test(word) || isHeap(word)) return sounds
  if (/c(?![hk])/.test(word)) sounds.push(soundOf(word.replace(/c(?![hk])/g, 'ch')))
  if (/g(?=[eiy])/.test(word)) sounds.push(soundOf(word.replace(/g(?=[eiy])/g, 'j')))
  if (/i[^aeiou]e$/.test(word)) sounds.push(soundOf(word.replace(/i(?=[^aeiou]e$)/, 'ai')))
  if (isSpelt(word)) sounds.push(soundOf([...word].map((letter) => letterNames[letter]).join('')))
  return [...new Set(sounds.filter((sound, at) => at === 0 || sound.length > 2))]
}
