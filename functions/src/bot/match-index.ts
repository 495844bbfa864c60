import type { Training } from '@bong-bari/contract'
import { type Unit, type Weight, unitsOf } from './lexicon.ts'
import { makeSpeller, type Speller, stemsOf } from './spelling.ts'

export const tuning = {
  weak: 0.12,
  asking: 0.5,
  topic: 1,
  mild: 0.6,
  courtesy: 1,
  toYou: 1,
  ofMe: 1,
  window: 0,
  unknown: 1,
  idfFloor: 1,
  absent: 1,
  least: 0.6,
  bag: 0.0,
  a: 0.8,
  b: 0.25,
  k: 1,
  kPart: 4,
  long: 9,
  wide: 6,
  step: 2,
  kin: 0.4,
  stranger: 1,
  absentCap: 99,
  rowShare: 0.7,
}

export type FieldName = 'keyword' | 'userMessage' | 'sentence' | 'row'
type Field = { row: number; name: FieldName; length: number }
type Posting = { field: number; weight: number }
export type Index = {
  rows: Training[]
  fields: Field[]
  postings: Map<string, Posting[]>
  rarity: (term: string) => number
  speller: Speller
}

/** Names under which a unit is found; own sounds carry a mark that no meaning has. */
export const own = (sound: string) => `=${sound}`

export const weightOf = (unit: Unit) => {
  const strengths = unit.meanings.map(({ weight }) => tuning[weight])
  if (unit.isGuess) return Math.max(tuning.unknown, ...strengths) 
  return Math.max(...strengths)
}

const namesOf = (unit: Unit) => [
  ...(unit.isGuess ? [own(unit.sound)] : []),
  ...unit.meanings.map(({ name }) => name),
]

const sentences = (text: string) => text.split(/[.!?।\n]+/)

const textsOf = (row: Training) => {
  const parts = sentences(row.userMessage).filter((part) => part.trim())
  return [
    ...row.keyword.split(/[,;|\n]+/).map((text) => ({ name: 'keyword' as const, text })),
    { name: 'userMessage' as const, text: row.userMessage },
    ...(parts.length > 1 ? parts.map((text) => ({ name: 'sentence' as const, text })) : []),
    ...(tuning.bag ? [{ name: 'row' as const, text: `${row.keyword}, ${row.userMessage}` }] : []),
  ]
}

const distinct = (units: Unit[]) => [...new Map(units.map((unit) => [namesOf(unit)[0], unit])).values()]

export const buildIndex = (all: Training[]): Index => {
  const rows = all.filter(({ isActive }) => isActive)
  const texts = rows.flatMap((row, at) =>
    textsOf(row).map(({ name, text }) => ({ row: at, name, units: distinct(unitsOf(text)) })),
  )
  const holders = new Map<string, Set<number>>()
  const speller = makeSpeller()
  for (const { row, units } of texts)
    for (const unit of units) {
      if (unit.isGuess) speller.add(unit.sound)
      for (const name of namesOf(unit)) {
        const set = holders.get(name)
        if (set) set.add(row)
        else holders.set(name, new Set([row]))
      }
    }
  const rarity = (term: string) =>
    tuning.idfFloor + Math.log((rows.length + 2) / ((holders.get(term)?.size ?? 0) + 1))
  const postings = new Map<string, Posting[]>()
  const fields = texts
    .filter(({ units }) => units.length)
    .map(({ row, name, units }, field) => {
      let square = 0
      for (const unit of units) {
        const names = namesOf(unit)
        const weight = weightOf(unit) * Math.min(...names.map(rarity))
        square += weight
        for (const term of names) {
          const list = postings.get(term)
          const posting = { field, weight }
          if (list) list.push(posting)
          else postings.set(term, [posting])
        }
      }
      return { row, name, length: square }
    })
  return { rows, fields, postings, rarity, speller }
}
