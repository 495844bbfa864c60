import type { Training } from '@bong-bari/contract'
import type { Kind } from '../lexicon/kinds.ts'
import { makeSpeller, type Speller } from '../lexicon/speller.ts'
import { speltOf } from '../lexicon/spelling.ts'
import { type FieldName, type RowRead, readRow, type TextRead } from './read-row.ts'
import { termsOf, worthOf } from './terms.ts'
import type { Unit } from './units.ts'

/** A text that a row is known by. */
type Field = {
  name: FieldName
  /** As it is written, where it is another way of asking. */
  variant?: string | undefined
}

/** The fields that have a term, by their place in `fields`, and the weight that it has in each. */
type Holders = { places: number[]; weights: number[] }

/** All rows, made findable; `rarity` is higher for terms that few rows have. */
export type MatchIndex = {
  rows: Training[]
  /** What was read of each. */
  read: RowRead[]
  fields: Field[]
  /** The row of each field, and the weight of all that it says. */
  rowOf: Int32Array
  weightOf: Float64Array
  /** What kinds of question each row answers, by its place in `rows`. */
  kinds: Set<Kind>[]
  /** The attributes that each row tells, by its place, and how many rows tell each. */
  told: { rows: Set<string>[]; count: Map<string, number> }
  holders: Map<string, Holders>
  rarity: (term: string) => number
  /** Finds words of the rows by their spelling, and what each of them says. */
  speller: Speller
  said: Map<string, Set<string>>
}

/** A word of a phrase counts for this much of it. */
const partOfPhrase = 0.6

type Text = TextRead & { row: number }

/** The units of texts, each once with its terms and the texts that say it, in their order. */
type Saying = { unit: Unit; terms: string[]; texts: number[] }

const sayingsOf = (texts: Text[]) => {
  const sayings = new Map<Unit, Saying>()
  for (const [place, { units }] of texts.entries())
    for (const unit of units) {
      const known = sayings.get(unit)
      if (known) known.texts.push(place)
      else sayings.set(unit, { unit, terms: termsOf(unit), texts: [place] })
    }
  return sayings
}

/** How many rows have each term. */
const countRows = (sayings: Map<Unit, Saying>, rowOf: Int32Array, rows: number) => {
  const counts = new Map<string, number>()
  const byTerm = new Map<string, Saying[]>()
  for (const saying of sayings.values())
    for (const term of saying.terms) {
      const some = byTerm.get(term)
      if (some) some.push(saying)
      else byTerm.set(term, [saying])
    }
  /** The term, counted from 1, that was last found in each row. */
  const last = new Int32Array(rows)
  for (const [term, some] of byTerm) {
    const mark = counts.size + 1
    let count = 0
    for (const { texts } of some)
      for (const text of texts) {
        const row = rowOf[text] ?? 0
        if (last[row] === mark) continue
        last[row] = mark
        count++
      }
    counts.set(term, count)
  }
  return counts
}

const makeRarity = (sayings: Map<Unit, Saying>, rowOf: Int32Array, rows: number) => {
  const rowsWith = countRows(sayings, rowOf, rows)
  return (term: string) => 1 + Math.log((rows + 2) / ((rowsWith.get(term) ?? 0) + 1))
}

/** What each term of a unit weighs. */
const weightsOf = ({ unit, terms }: Saying, weight: number) => {
  const weights = new Map<string, number>()
  for (const { name, likeness } of unit.meanings.length ? unit.parts : [])
    weights.set(name, Math.max(weights.get(name) ?? 0, weight * likeness * partOfPhrase))
  for (const term of terms) weights.set(term, weight)
  return weights
}

/** What each text holds. Two words of a text may say one thing: the weightier of them counts. */
const holdersOf = (texts: Text[], sayings: Map<Unit, Saying>, rarity: MatchIndex['rarity']) => {
  const holders: MatchIndex['holders'] = new Map()
  const weightOf = new Float64Array(texts.length)
  const holderOf = (term: string) => {
    const held = holders.get(term) ?? { places: [], weights: [] }
    holders.set(term, held)
    return held
  }
  const weighed = new Map(
    [...sayings].map(([unit, saying]) => {
      const weight = worthOf(unit) * Math.min(...saying.terms.map(rarity))
      const holds = [...weightsOf(saying, weight)].map(
        ([term, own]) => [holderOf(term), own] as const,
      )
      return [unit, { weight, holds }]
    }),
  )
  for (const [place, { units }] of texts.entries())
    for (const unit of units) {
      const { weight, holds } = weighed.get(unit) ?? { weight: 0, holds: [] }
      weightOf[place] = (weightOf[place] ?? 0) + weight
      for (const [{ places, weights }, own] of holds) {
        const last = places.length - 1
        if (places[last] === place) weights[last] = Math.max(weights[last] ?? 0, own)
        else weights[places.push(place) - 1] = own
      }
    }
  return { holders, weightOf }
}

const wordsIn = (sayings: Map<Unit, Saying>) => {
  const speller = makeSpeller()
  const said = new Map<string, Set<string>>()
  for (const { unit, terms } of sayings.values()) {
    if (unit.sound.includes(' ')) continue
    for (const spelling of [unit.sound, unit.typed]) {
      const known = said.get(spelling)
      if (!known) speller.add(speltOf(spelling))
      said.set(spelling, new Set([...(known ?? []), ...terms]))
    }
  }
  return { speller, said }
}

const toldBy = (read: RowRead[]): MatchIndex['told'] => {
  const rows = read.map(({ told }) => new Set(told))
  const count = new Map<string, number>()
  for (const { told } of read) for (const name of told) count.set(name, (count.get(name) ?? 0) + 1)
  return { rows, count }
}

/**
 * The index of training rows, with inactive ones, which tell what other rows are not asked for, from what
 * was `read` of them. Pure.
 */
export const buildIndex = (rows: Training[], read = rows.map(readRow)): MatchIndex => {
  const texts = read.flatMap(({ texts: some }, row) => some.map((text) => ({ ...text, row })))
  const rowOf = Int32Array.from(texts, ({ row }) => row)
  const sayings = sayingsOf(texts)
  const rarity = makeRarity(sayings, rowOf, rows.length)
  return {
    rows,
    read,
    fields: texts.map(({ name, at, row }) => ({
      name,
      variant: name === 'variant' ? rows[row]?.variants[at] : undefined,
    })),
    rowOf,
    kinds: read.map(({ kinds }) => new Set(kinds)),
    told: toldBy(read),
    rarity,
    ...holdersOf(texts, sayings, rarity),
    ...wordsIn(sayings),
  }
}
