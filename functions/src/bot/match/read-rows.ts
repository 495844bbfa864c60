import type { Training } from '@bong-bari/contract'
import type { Kind } from '../lexicon/kinds.ts'
import { type Meaning, meaningOf } from '../lexicon/lexicon.ts'
import { fieldNames, type RowRead, readRow, type TextRead } from './read-row.ts'
import type { Knowing, Unit } from './units.ts'

/** By id, with the row's state. */
export type ReadRows = Map<number, { state: string; read: RowRead }>

const stateOf = ({ version, updatedAt }: Training) => `${version} ${updatedAt}`

export const readOf = (known: ReadRows, row: Training): RowRead | undefined => {
  const found = known.get(row.id)
  return found?.state === stateOf(row) ? found.read : undefined
}

export const readInto = (known: ReadRows, row: Training) =>
  known.set(row.id, { state: stateOf(row), read: readRow(row) })

/** Returns how many are left. */
export const readMissing = (known: ReadRows, rows: Training[], until: number): number => {
  const missing = rows.filter((row) => !readOf(known, row))
  for (const [done, row] of missing.entries()) {
    if (performance.now() > until) return missing.length - done
    readInto(known, row)
  }
  return 0
}

type PackedUnit = [typed: string, sound: string, known: Knowing, means: string, parts: string]
type PackedText = [name: number, at: number, ...units: number[]]
type PackedRow = [id: number, state: string, kinds: Kind[], told: string[], texts: PackedText[]]
type Packed = { version: number; units: PackedUnit[]; rows: PackedRow[] }

const packMeanings = (meanings: Meaning[]) =>
  meanings.map(({ name, likeness }) => `${name}:${likeness}`).join(' ')

const unpackMeanings = (packed: string) =>
  packed.split(' ').flatMap((one) => {
    const [name, likeness] = one.split(':')
    const meaning = name && meaningOf(name)
    return meaning ? { ...meaning, likeness: Number(likeness) } : []
  })

/** Equal units share a number. */
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

/** With the knowledge's version. */
export const packRows = (version: number, known: ReadRows): string => {
  const { units, placeOf } = unitPacker()
  const packText = ({ name, at, units: said }: TextRead): PackedText => [
    fieldNames.indexOf(name),
    at,
    ...said.map(placeOf),
  ]
  const rows = [...known].map(
    ([id, { state, read }]): PackedRow => [
      id,
      state,
      read.kinds,
      read.told,
      read.texts.map(packText),
    ],
  )
  return JSON.stringify({ version, units, rows } satisfies Packed)
}

const unpackUnit = ([typed, sound, known, means, parts]: PackedUnit): Unit => ({
  typed,
  sound,
  known,
  meanings: unpackMeanings(means),
  parts: unpackMeanings(parts),
})

/** Throws for foreign text. */
export const unpackRows = (text: string): { version: number; known: ReadRows } => {
  const { version, units: packed, rows }: Packed = JSON.parse(text)
  const units = packed.map(unpackUnit)
  const unpackText = ([name, at, ...places]: PackedText): TextRead => {
    const said: Unit[] = []
    for (const place of places) {
      const unit = units[place]
      if (unit) said.push(unit)
    }
    return { name: fieldNames[name] ?? 'sentence', at, units: said }
  }
  const unpackRow = ([id, state, kinds, told, texts]: PackedRow) =>
    [id, { state, read: { kinds, told, texts: texts.map(unpackText) } }] as const
  return { version, known: new Map(rows.map(unpackRow)) }
}
