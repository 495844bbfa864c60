import { tablePatience } from '@bong-bari/table/patience'
import { expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { seededFaults, type Weather } from './weather.ts'

const call = { method: 'POST', path: '/', action: 'PutItem', body: Buffer.from('') }

const metBy = (seed: number, weather: Weather, calls = 2_000) => {
  const { decide, use, counts } = seededFaults(seed)
  use(weather)
  return { faults: Array.from({ length: calls }, () => decide(call)), counts }
}

test('a seed repeats its faults, and another has others', () => {
  expect(metBy(7, 'changing').faults).toEqual(metBy(7, 'changing').faults)
  expect(metBy(7, 'changing').faults).not.toEqual(metBy(8, 'changing').faults)
})

test('changing weather has every kind of fault, spells without any, and counts them', () => {
  const { faults, counts } = metBy(1, 'changing')
  const kinds = new Set(faults.map((fault) => fault?.kind ?? 'passed'))
  expect([...kinds].sort()).toEqual(
    ['cut', 'delay', 'drop', 'error', 'lose', 'passed', 'throttle'].sort(),
  )
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(2_000)
  const spells = Array.from({ length: 50 }, (_, at) => faults.slice(at * 40, at * 40 + 40))
  const troubled = (spell: (Fault | undefined)[]) => spell.filter(Boolean).length
  expect(spells.some((spell) => troubled(spell) === 0)).toBe(true)
  expect(spells.some((spell) => troubled(spell) > 15)).toBe(true)
})

test('some delays outlast the patience of a client', () => {
  const delays = metBy(3, 'delay').faults.flatMap((fault) =>
    fault?.kind === 'delay' ? [fault.ms] : [],
  )
  expect(delays).toHaveLength(2_000)
  const late = delays.filter((ms) => ms > tablePatience.requestMs)
  expect(late.length).toBeGreaterThan(300)
  expect(late.length).toBeLessThan(700)
})

test('calm weather lets everything pass, and one of a kind meets every call', () => {
  expect(metBy(5, 'calm', 100).faults.filter(Boolean)).toEqual([])
  expect(metBy(5, 'throttle', 3).faults).toEqual(Array(3).fill({ kind: 'throttle' }))
})
