import type { Kind } from '../lexicon/kinds.ts'

const agreement = Number(process.env.A ?? 0.08)
const conflict = Number(process.env.C ?? 0.8)
const halfConflict = Number(process.env.H ?? 0.92)

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

export const toldIn = (kinds: Set<Kind>) => told.filter((kind) => kinds.has(kind))

export const kindEvidence = (score: number, asked: Set<Kind>, answered: Set<Kind> | undefined) => {
  if (!answered?.size || !asked.size) return score
  const [ask, answer] = [toldIn(asked), toldIn(answered)]
  if (ask.some((kind) => answered.has(kind))) return score + agreement * (1 - score)
  if (ask.length && answer.length) return score * conflict
  if (ask.length || answer.length) return score * halfConflict
  return score
}
