import type { Kind } from '../lexicon/kinds.ts'

/** A row that answers the kind of question that is asked closes so much of what it lacks. */
const agreement = 0.08
/** One that answers another kind keeps so much of its score, and one where only one side has a kind. */
const conflict = 0.8
const halfConflict = 0.92

/** Kinds that ask for something told; the others ask for a yes or a list. */
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

/** Those of some kinds that ask for something told. */
export const toldIn = (kinds: Set<Kind>) => told.filter((kind) => kinds.has(kind))

/** Whether a row answers one of the kinds that are asked. */
export const agrees = (asked: Set<Kind>, answered: Set<Kind>) =>
  toldIn(asked).some((kind) => answered.has(kind))

/** Kinds that are asked for in each other's words: কত বছর is a time and an age. */
const kindred: [Kind, Kind][] = [
  ['when', 'duration'],
  ['age', 'duration'],
]

/** Whether a row answers a kind that is near one that is asked. */
export const nearlyAgrees = (asked: Set<Kind>, answered: Set<Kind>) =>
  kindred.some(
    ([one, other]) =>
      (asked.has(one) && answered.has(other)) || (asked.has(other) && answered.has(one)),
  )

/** A score, after what the kinds of question of a message and a row have to do with each other. */
export const withKinds = (score: number, asked: Set<Kind>, answered: Set<Kind> | undefined) => {
  if (!answered?.size || !asked.size) return score
  const [ask, answer] = [toldIn(asked), toldIn(answered)]
  if (agrees(asked, answered)) return score + agreement * (1 - score)
  if (nearlyAgrees(asked, answered)) return score
  if (ask.length && answer.length) return score * conflict
  return ask.length || answer.length ? score * halfConflict : score
}
