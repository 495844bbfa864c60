import type { Kind } from '../lexicon/kinds.ts'
import { type Meaning, meaningOf } from '../lexicon/lexicon.ts'
import { fieldNames, type RowRead, type TextRead } from './read-row.ts'
import type { Knowing, Unit } from './units.ts'

type PackedUnit = [typed: string, sound: string, known: Knowing, means: string, parts: string]
type PackedText = [name: number, at: number, ...units: number[]]
type PackedRow = [kinds: Kind[], told: string[], texts: PackedText[]]
type Packed = { units: PackedUnit[]; rows: PackedRow[] }

const packMeanings = (meanings: Meaning[]) =>
  meanings.map(({ name, likeness }) => `${name}:${likeness}`).join(' ')

const unpackMeanings = (packed: string) =>
  packed.split(' ').flatMap((one) => {
    const [name, likeness] = one.split(':')
    const meaning = name && meaningOf(name)
    return meaning ? { ...meaning, likeness: Number(likeness) } : []
  })

/** Gives equal units one number, so that each is written once. */
const unitPacker = () => {
  const units: PackedUnit[] = []
  const [places, byUnit] = [new Map<string, number>(), new Map<Unit, number>()]
  const placeOf = (unit: Unit) => {
    const { typed, sound, known, meanings, parts } = unit
    const packed: PackedUnit = [typed, sound, known, packMeanings(meanings), packMeanings(parts)]
    const key = packed.join('\n')
    const place = places.get(key) ?? units.push(packed) - 1
    places.set(key, place)
    byUnit.set(unit, place)
    return place
  }
  return { units, placeOf: (unit: Unit) => byUnit.get(unit) ?? placeOf(unit) }
}

/** What was read of rows, as text: for rows that are known when the functions are built. */
export const packRows = (read: readonly RowRead[]): string => {
  const { units, placeOf } = unitPacker()
  const packText = ({ name, at, units: said }: TextRead): PackedText => [
    fieldNames.indexOf(name),
    at,
    ...said.map(placeOf),
  ]
  const rows = read.map(({ kinds, told, texts }): PackedRow => [kinds, told, texts.map(packText)])
  return JSON.stringify({ units, rows } satisfies Packed)
}

const unpackUnit = ([typed, sound, known, means, parts]: PackedUnit): Unit => ({
  typed,
  sound,
  known,
  meanings: unpackMeanings(means),
  parts: unpackMeanings(parts),
})

export const unpackRows = (text: string): RowRead[] => {
  const { units: packed, rows }: Packed = JSON.parse(text)
  const units = packed.map(unpackUnit)
  const unpackText = ([name, at, ...places]: PackedText): TextRead => ({
    name: fieldNames[name] ?? 'sentence',
    at,
    units: places.flatMap((place) => units[place] ?? []),
  })
  return rows.map(([kinds, told, texts]) => ({ kinds, told, texts: texts.map(unpackText) }))
}
