import {
  isBengali,
  joinPhraseSounds,
  joinTyped,
  memoise,
  soundStemsOf,
  type Word,
} from '@bong-bari/text'
import {
  attributesBySound,
  attributesByTyping,
  type Kind,
  kindsBySound,
} from './asked-for.computed.ts'

export type { Kind } from './asked-for.computed.ts'

const maxPhraseWords = 4

/** Finds what words name, from left to right. Where phrases overlap the longest one counts. */
const scanPhrases = <One, Name>(
  words: readonly One[],
  find: (phrase: One[]) => readonly Name[] | undefined,
): Set<Name> => {
  const names = new Set<Name>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = Math.min(maxPhraseWords, words.length - at); length; length--) {
      const found = find(words.slice(at, at + length))
      if (!found) continue
      for (const name of found) names.add(name)
      taken = length
      break
    }
    at += taken
  }
  return names
}

const kinds = new Map(kindsBySound.map(([sound, kind]) => [sound, [kind]]))

/** The kinds of answer that words ask for, by how they sound: a price, a place, a time. */
export const findKinds = (sounds: readonly string[]): Set<Kind> =>
  scanPhrases(
    sounds.flatMap((sound) => sound.split(' ')).map((sound) => sound.replace(/(..)o$/, '$1')),
    (phrase) => kinds.get(phrase.join(' ')),
  )

const byTyping = new Map(attributesByTyping)
const bySound = new Map(attributesBySound)

/** A shorter sound is that of many words. */
const minSoundLength = 4

/** Memoised, since each word is part of many stretches of a message. */
const findHeard = memoise(
  (sound: string) => sound,
  (sound) =>
    [sound, ...soundStemsOf(sound).filter(({ length }) => length >= minSoundLength)]
      .map((stem) => bySound.get(stem.replace(/o$/, '')))
      .find((names) => names),
  5000,
)

/** In Latin letters these English words are also Bengali ones: "age" is আগে. They count only in an English message. */
const ambiguousWords = new Set('age hold hole fix make pore rate'.split(' '))

const findNames = (words: readonly Word[], isEnglish: boolean) => {
  const [word] = words
  const typed = byTyping.get(joinTyped(words))
  if (words.length === 1 && !isEnglish && ambiguousWords.has(word?.typed ?? '')) return undefined
  if (!word || typed || isEnglish) return typed
  if (words.length > 1) return bySound.get(joinPhraseSounds(words))
  return isBengali(word.typed) || word.sound.length < minSoundLength
    ? undefined
    : findHeard(word.sound)
}

/** The attributes that words name, such as a price or a length. */
export const findAttributes = (words: readonly Word[], isEnglish: boolean): Set<string> =>
  scanPhrases(words, (phrase) => findNames(phrase, isEnglish))

/** If message and row ask for the same kind, the score comes this share closer to 1. */
const agreementBonus = 0.08
/** What a score is multiplied by if they ask for two different kinds, or if only one of them asks for a kind. */
const conflictFactor = 0.8
const oneSidedFactor = 0.92

/** These ask for a yes or for a list, and not for a fact. */
const openKinds = new Set<Kind>(['may', 'exist', 'will', 'what'])

export const listFactKinds = (some: ReadonlySet<Kind>) =>
  [...some].filter((kind) => !openKinds.has(kind))

export const kindsAgree = (asked: ReadonlySet<Kind>, answered: ReadonlySet<Kind>) =>
  listFactKinds(asked).some((kind) => answered.has(kind))

export const adjustForKinds = (
  score: number,
  asked: ReadonlySet<Kind>,
  answered: ReadonlySet<Kind> | undefined,
) => {
  if (!answered?.size || !asked.size) return score
  if (kindsAgree(asked, answered)) return score + agreementBonus * (1 - score)
  const [ask, answer] = [listFactKinds(asked), listFactKinds(answered)]
  if (ask.length && answer.length) return score * conflictFactor
  return ask.length || answer.length ? score * oneSidedFactor : score
}
