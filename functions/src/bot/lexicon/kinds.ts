import { type Kind, kindsBySound } from './kinds.computed.ts'

export type { Kind } from './kinds.computed.ts'

const withoutLastO = (sound: string) => sound.replace(/(?<=..)o$/, '')

const maxPhraseWords = 4

const bySound = new Map(kindsBySound)

/** Whether a phrase of several words asks for a kind, such as "koto lagbe" or "how long". */
export const isKindPhrase = (sound: string) =>
  sound.includes(' ') && bySound.has(sound.split(' ').map(withoutLastO).join(' '))

/** The kinds of answer that words ask for, by how they sound: a price, a place, a time. */
export const findKinds = (sounds: string[]): Set<Kind> => {
  const words = sounds.flatMap((sound) => sound.split(' ')).map(withoutLastO)
  const kinds = new Set<Kind>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = Math.min(maxPhraseWords, words.length - at); length; length--) {
      const kind = bySound.get(words.slice(at, at + length).join(' '))
      if (!kind) continue
      kinds.add(kind)
      taken = length
      break
    }
    at += taken
  }
  return kinds
}

/** If message and row ask for the same kind, the score comes this share closer to 1. */
const agreementBonus = 0.08
/** What a score is multiplied by if they ask for two different kinds, or if only one of them asks for a kind. */
const conflictFactor = 0.8
const oneSidedFactor = 0.92

/** Kinds that ask for a fact. The other ones ask for a yes or for a list. */
const factKinds: Kind[] = [
  'price',
  'duration',
  'count',
  'size',
  'age',
  'when',
  'where',
  'who',
  'why',
  'how',
]

export const listFactKinds = (kinds: Set<Kind>) => factKinds.filter((kind) => kinds.has(kind))

export const kindsAgree = (asked: Set<Kind>, answered: Set<Kind>) =>
  listFactKinds(asked).some((kind) => answered.has(kind))

/** Pairs that share words: কত বছর may ask for a time or for an age. */
const relatedKinds: [Kind, Kind][] = [
  ['when', 'duration'],
  ['age', 'duration'],
]

export const kindsNearlyAgree = (asked: Set<Kind>, answered: Set<Kind>) =>
  relatedKinds.some(
    ([one, other]) =>
      (asked.has(one) && answered.has(other)) || (asked.has(other) && answered.has(one)),
  )

export const adjustForKinds = (
  score: number,
  asked: Set<Kind>,
  answered: Set<Kind> | undefined,
) => {
  if (!answered?.size || !asked.size) return score
  const [ask, answer] = [listFactKinds(asked), listFactKinds(answered)]
  if (kindsAgree(asked, answered)) return score + agreementBonus * (1 - score)
  if (kindsNearlyAgree(asked, answered)) return score
  if (ask.length && answer.length) return score * conflictFactor
  return ask.length || answer.length ? score * oneSidedFactor : score
}
