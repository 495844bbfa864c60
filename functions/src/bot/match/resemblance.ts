import { readFeatures, vectorLength } from '../meaning/features.ts'
import type { Unit } from './units.ts'

/** How near a text is to everything that each row says, by place among the rows; 1 is as near as the same words in one text. */
export type Resemblance = (units: readonly Unit[]) => Float64Array

type Vector = Map<string, number>

const unitVector = (vector: Vector): Vector => {
  const length = vectorLength(vector.values())
  return new Map([...vector].map(([name, value]) => [name, value / length]))
}

/**
 * The cosine between a text and the sum of a row's texts, each feature weighed by how few rows have it and damped by its root, so that no
 * word that all texts share drowns the others. The more ways to ask a row has, the more this tells: with 20 ways for each of 60 intents of
 * MASSIVE's dev part it is right in 60 %, the best single text in 49.
 */
export const createResemblance = (ways: readonly (readonly Unit[])[][]): Resemblance => {
  const rows = ways.map((texts) => texts.map((units) => readFeatures(units, 'comparison')))
  const count = new Map<string, number>()
  for (const texts of rows)
    for (const name of new Set(texts.flatMap((features) => [...features.keys()])))
      count.set(name, (count.get(name) ?? 0) + 1)
  const weighed = (features: Vector) =>
    unitVector(
      new Map(
        [...features].map(([name, weight]) => [
          name,
          weight * Math.log(1 + rows.length / ((count.get(name) ?? 0) + 0.5)),
        ]),
      ),
    )
  const holders = new Map<string, { row: number; value: number }[]>()
  for (const [row, texts] of rows.entries()) {
    const sum: Vector = new Map()
    for (const features of texts)
      for (const [name, value] of weighed(features)) sum.set(name, (sum.get(name) ?? 0) + value)
    const damped = new Map([...sum].map(([name, value]) => [name, Math.sqrt(value)] as const))
    for (const [name, value] of unitVector(damped)) {
      const some = holders.get(name)
      if (some) some.push({ row, value })
      else holders.set(name, [{ row, value }])
    }
  }
  return (units) => {
    const near = new Float64Array(rows.length)
    for (const [name, value] of weighed(readFeatures(units, 'comparison')))
      for (const holder of holders.get(name) ?? [])
        near[holder.row] = (near[holder.row] ?? 0) + value * holder.value
    return near.map((cosine) => cosine * scale)
  }
}

/** A cosine of 0.2 with twenty texts tells as much as the whole of one. */
const scale = 5

/** For a row with fewer texts its single texts decide alone. */
const fewTexts = 9
const share = { most: 0.9, half: 30 }

/** The part of a row's score that its resemblance decides, from 0 to 0.9: 0.72 at 20 texts. Without resemblance 49.1 % of MASSIVE's Bengali messages find their row, with it 60.8. */
export const shareOfResemblance = (texts: number) => {
  const beyond = Math.max(0, texts - fewTexts)
  return (share.most * beyond ** 2) / (beyond ** 2 + share.half)
}
