import type { Kind } from '../lexicon/kinds.ts'

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
