import { everyEnding } from './endings.ts'
import { soundOf, soundsOf } from './sound.ts'
import { editDistance } from './spelling.ts'
import { endingsOfVerbs } from './verbs.ts'

/** A word in the forms by which searches compare it. */
export type Heard = {
  sound: string
  /** Its consonants, and where it begins with a vowel that. */
  bones: string
}

/** The ways to read a word, the likeliest first. */
export const readings = (word: string): Heard[] =>
  (/^\d+$/.test(word) ? [word] : soundsOf(word)).map(heardAs)

/** Creates the forms of a word whose sound is known already. */
export const heardAs = (sound: string): Heard => ({ sound, bones: bonesOf(sound) })

const bonesOf = (sound: string) => sound.replace(/^[aiu]+/, '-').replace(/[aiu]/g, '')

/** How well a typed word matches: as it is typed, with another ending, by its beginning, by its consonants, with a slip of the finger. */
export const match = {
  same: 1,
  spelling: 0.95,
  form: 0.9,
  beginning: 0.75,
  bones: 0.7,
  slip: 0.6,
} as const

/** What vowels add where they are the same. */
const vowels = 0.15

/** A query of two letters matches whole words and their forms; of one only the word; of three the beginning of others. */
const shortest = { form: 2, beginning: 3, bones: 3, slip: 5 }

/** Of verbs, by sound: -be, -ben, -chhe, -chhil, -lam, -te. After a stem in ল or ব only the rest is heard: বললাম is `bal` + `am`. */
const verbEndings = [...new Set([...endingsOfVerbs.map(soundOf), 'a', 'am'])]

/** In both languages, by sound: রান্নাঘরের, দিদিমার, moms, going. */
const endings = new Set(['', ...everyEnding().map(soundOf), ...verbEndings])

const sharedLength = (one: string, other: string) => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Whether words differ by at most one letter or one swap. */
const isSlip = (one: string, other: string, begin: number) => {
  const [a, b] = [one.slice(begin), other.slice(begin)]
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
}

/** From 0 to 1, for words of the same consonants: they differ in vowels alone, each of which {@link editDistance} counts half. */
const alikeVowels = (one: string, other: string) =>
  1 - (2 * editDistance(one, other)) / Math.max(one.length, other.length)

/** The final e of English is silent, and its short u is an a: cake and কেক, bus and বাস. */
const asBorrowed = (sound: string) => sound.replace(/a$/, '').replace(/u/g, 'a')

/** Lists the stems of a word, the word itself first. */
export const stemsOf = (sound: string) =>
  Array.from({ length: Math.max(1, sound.length - 2) }, (_, cut) =>
    sound.slice(0, sound.length - cut),
  ).filter((stem) => endings.has(sound.slice(stem.length)))

/** Whether two words that both have an ending may be of it: with three letters that end in a consonant, many words only begin so. */
const isTellingStem = (stem: string) => stem.length > shortest.beginning || /^..[aiu]$/.test(stem)

/** Returns whether both words are one stem with endings. */
const areForms = (one: string, other: string, both: number) => {
  const short = Math.min(one.length, other.length)
  if (both === short && both === shortest.form)
    return endings.has(one.slice(both)) && endings.has(other.slice(both))
  for (let stem = both; stem >= shortest.beginning; stem--)
    if (
      (stem === short || isTellingStem(one.slice(0, stem))) &&
      endings.has(one.slice(stem)) &&
      endings.has(other.slice(stem))
    )
      return true
  return false
}

/** The vowel of a verb's stem before most endings, and before the a of its noun. */
const raised = /^([^aiu]*)[iu](?=[^aiu]+$)/

/** Returns whether both are forms of one verb, such as লিখবে and লেখা, or খুঁজতে and খোঁজা. */
const areOfOneVerb = (one: string, other: string) => {
  if (!other.endsWith('a')) return false
  const noun = other.slice(0, -1)
  return verbEndings.some(
    (ending) =>
      one.endsWith(ending) && one.slice(0, -ending.length).replace(raised, '$1a') === noun,
  )
}

/** The most consonants that stems of both have, for words whose vowels differ within. */
const sharedBones = (one: Heard, other: Heard) => {
  const begin = shortest.bones
  if (one.bones.slice(0, begin) !== other.bones.slice(0, begin)) return 0
  const bones = new Set(stemsOf(one.sound).map(bonesOf))
  return Math.max(
    0,
    ...stemsOf(other.sound).map((stem) => (bones.has(bonesOf(stem)) ? bonesOf(stem).length : 0)),
  )
}

/** What words count whose vowels differ as people's spellings do. */
const nearVowels = 0.8

const bonesMatch = (one: string, other: string) => {
  const alike = alikeVowels(one, other)
  const isNear = alike >= nearVowels && one.at(-1) === other.at(-1)
  return isNear ? match.spelling : match.bones + vowels * alike
}

/** Returns how alike a typed word and a stored one are, from 0 to 1. */
export const likeness = (typed: Heard, word: Heard): number => {
  const [one, other] = [typed.sound, word.sound]
  if (one === other) return match.same
  // Every rule below keeps the first consonant, or that there is none.
  if (typed.bones[0] !== word.bones[0]) return 0
  const both = sharedLength(one, other)
  const short = Math.min(one.length, other.length)
  const hasBones = typed.bones === word.bones
  const likeness = hasBones && typed.bones.length >= shortest.bones ? bonesMatch(one, other) : 0
  if (likeness === match.spelling) return likeness
  if (areForms(one, other, both)) return match.form
  if (likeness) return likeness
  if (both === one.length && both >= shortest.beginning) return match.beginning
  if (hasBones && short > 2 && asBorrowed(one) === asBorrowed(other)) return match.bones
  if (short < 4) return 0
  if (short >= shortest.slip && both > 0 && isSlip(one, other, both)) return match.slip
  if (Math.min(typed.bones.length, word.bones.length) >= shortest.slip) {
    const shared = sharedLength(typed.bones, word.bones)
    if (shared > 0 && isSlip(typed.bones, word.bones, shared)) return match.slip
  }
  if (areOfOneVerb(one, other) || areOfOneVerb(other, one)) return match.form
  const stemBones = sharedBones(typed, word)
  if (stemBones > shortest.bones) return match.bones
  return stemBones === shortest.bones ? match.slip : 0
}

/** Letters of the bones by which an index finds a word; shorter ones tell too little. */
export const bonesKey = ({ bones }: Heard, maxBones = 4) =>
  bones.length >= shortest.bones ? bones.slice(0, maxBones) : undefined

const oneShortVowel = /^([^aiu]*)a([^aiu]+)(a?)$/

/** The noun of the action that a typed word may be a form of, and the stems that its forms begin with if it is one. */
const verbSounds = (sound: string) => {
  const nouns = verbEndings
    .filter((ending) => sound.endsWith(ending) && sound.length - ending.length >= 2)
    .map((ending) => `${sound.slice(0, -ending.length).replace(raised, '$1a')}a`)
  const [, start, end, isNoun] = oneShortVowel.exec(sound) ?? []
  return isNoun ? [...nouns, `${start}i${end}`, `${start}u${end}`] : nouns
}

const borrowedSounds = (sound: string) => {
  const bare = sound.replace(/a$/, '')
  return sound.length < 3
    ? []
    : [bare, bare.replace(/u/g, 'a'), bare.replace(oneShortVowel, '$1u$2')]
}

/**
 * By which an index finds what {@link likeness} rates as {@link match.bones} or better: words that begin with one of
 * `beginnings`, that are one of `wholes`, or that have the same {@link bonesKey}.
 */
export const soundsLike = ({ sound }: Heard) => {
  const stems = stemsOf(sound)
  const [short, rest] = [sound.slice(0, shortest.form), sound.slice(shortest.form)]
  return {
    beginnings: [
      sound,
      ...stems.filter(isTellingStem),
      ...verbSounds(sound),
      ...borrowedSounds(sound).filter((one) => one.length >= shortest.beginning),
    ],
    wholes: [
      ...stems.filter((stem) => !isTellingStem(stem)),
      ...(endings.has(rest) ? [short] : []),
    ],
  }
}
