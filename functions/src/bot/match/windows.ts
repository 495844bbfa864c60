import { isCourtesy, isSubstance, type Unit, unitsOf, wordByWord } from './units.ts'

/** A candidate question; a part must say more to count. */
export type Window = {
  units: Unit[]
  /** Phrases as words. */
  plain?: Unit[] | undefined
  isPart: boolean
}

/** Units; longer ones are also read in overlapping stretches. */
const longClause = 9
const stretch = 6
const step = 2
/** 2,000 characters have too many stretches. */
const mostParts = 60

const stretches = (units: Unit[]) =>
  units.length <= longClause
    ? [units]
    : [
        units,
        ...Array.from({ length: Math.ceil((units.length - step) / step) }, (_, place) =>
          units.slice(place * step, place * step + stretch),
        ),
      ]

const once = (parts: Unit[][]) => [
  ...new Map(parts.map((units) => [units.map(({ sound }) => sound).join(' '), units])).values(),
]

const whole = (units: Unit[]): Window => ({
  units,
  plain: units.some(({ words }) => words) ? wordByWord(units) : undefined,
  isPart: false,
})

/** Its questions, or last sentence. */
const askedIn = (message: string) => {
  const sentences = message.match(/[^.!?।\n]+[.!?।\n]*/g) ?? []
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  const asked = questions.length ? questions : sentences.slice(-1)
  return asked.flatMap((sentence) => {
    const clauses = sentence.split(/[,;.!?।\n]+/).filter((clause) => clause.trim())
    return clauses.slice(-2).map((_, at, last) => last.slice(at).join(' '))
  })
}

/** Units; longer ones contain much else. */
const longMessage = 12

/** Whole, without courtesies, and by clause; a long message's question counts as whole. */
export const windowsOf = (message: string): Window[] => {
  const clauses = message
    .split(/[.!?।,;\n]+/)
    .map(unitsOf)
    .filter(({ length }) => length)
  const all = clauses.flat()
  if (!all.some(isSubstance)) return [all, ...clauses].map(whole)
  const plain = (units: Unit[]) => units.filter((unit) => !isCourtesy(unit))
  const meant = clauses
    .flatMap((units) => stretches(plain(units)))
    .filter((units) => units.some(isSubstance))
  const parts = once(meant).slice(0, mostParts)
  const isOne = parts.length === 1 && clauses.length === 1
  const bare = plain(all)
  const asked = all.length > longMessage ? askedIn(message).map(unitsOf).map(plain) : []
  return [
    whole(all),
    ...(bare.length < all.length ? [whole(bare)] : []),
    ...once(asked.filter((units) => units.some(isSubstance))).map(whole),
    ...(isOne ? [] : parts.map((units) => ({ units, isPart: true }))),
  ]
}
