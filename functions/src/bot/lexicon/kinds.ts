import { type Kind, kindsBySound } from './kinds.computed.ts'

export type { Kind } from './kinds.computed.ts'

const bare = (sound: string) => sound.replace(/(?<=..)o$/, '')

const longest = 4

const bySound = new Map(kindsBySound)

/** koto lagbe, how long. */
export const isKindPhrase = (sound: string) =>
  sound.includes(' ') && bySound.has(sound.split(' ').map(bare).join(' '))

/** Asked by words as they sound. */
export const kindsIn = (sounds: string[]): Set<Kind> => {
  const words = sounds.flatMap((sound) => sound.split(' ')).map(bare)
  const kinds = new Set<Kind>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = Math.min(longest, words.length - at); length; length--) {
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

/** The right kind closes this much of the gap to 1. */
const agreement = 0.08
/** The wrong kind, or a missing one, keeps this much. */
const conflict = 0.8
const halfConflict = 0.92

/** The others ask for a yes or a list. */
const told: Kind[] = [
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

export const toldIn = (kinds: Set<Kind>) => told.filter((kind) => kinds.has(kind))

export const agrees = (asked: Set<Kind>, answered: Set<Kind>) =>
  toldIn(asked).some((kind) => answered.has(kind))

/** In each other's words: কত বছর is time and age. */
const kindred: [Kind, Kind][] = [
  ['when', 'duration'],
  ['age', 'duration'],
]

export const nearlyAgrees = (asked: Set<Kind>, answered: Set<Kind>) =>
  kindred.some(
    ([one, other]) =>
      (asked.has(one) && answered.has(other)) || (asked.has(other) && answered.has(one)),
  )

export const withKinds = (score: number, asked: Set<Kind>, answered: Set<Kind> | undefined) => {
  if (!answered?.size || !asked.size) return score
  const [ask, answer] = [toldIn(asked), toldIn(answered)]
  if (agrees(asked, answered)) return score + agreement * (1 - score)
  if (nearlyAgrees(asked, answered)) return score
  if (ask.length && answer.length) return score * conflict
  return ask.length || answer.length ? score * halfConflict : score
}
