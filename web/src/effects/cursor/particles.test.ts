// @vitest-environment node
import { expect, test } from 'vitest'
import { ageParticles, onClick, onMove, opacityOf, type Particle } from './particles.ts'

const here = { x: 100, y: 50 }

const many = (make: () => Particle[], times = 4_000) => Array.from({ length: times }, make).flat()

const share = (all: Particle[]) => all.filter(({ kind }) => kind === 'laugh').length / all.length

/** The same numbers in every run. */
const dice = () => {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('FX-14 FX-16 FX-17 a move sheds two particles of 35 to 45 frames, one in twenty a laugh', () => {
  const roll = dice()
  expect(onMove(here, roll)).toHaveLength(2)
  const all = many(() => onMove(here, roll))
  for (const { life, x, y } of all) {
    expect(life).toBeGreaterThanOrEqual(35)
    expect(life).toBeLessThanOrEqual(45)
    expect({ x, y }).toEqual(here)
  }
  expect(share(all)).toBeCloseTo(0.05, 2)
})

test('FX-15 FX-16 FX-18 a click throws up six particles of 40 frames, three in ten a laugh', () => {
  const roll = dice()
  expect(onClick(here, roll)).toHaveLength(6)
  const all = many(() => onClick(here, roll))
  expect(new Set(all.map(({ life }) => life))).toEqual(new Set([40]))
  expect(share(all)).toBeCloseTo(0.3, 1)
})

test('a particle moves, fades in its last third and is gone after its life', () => {
  const thrown = onClick(here, dice())
  const young = ageParticles(thrown, 10)
  expect(young).toHaveLength(6)
  expect(young.map(({ x, y }) => ({ x, y }))).not.toContainEqual(here)
  expect(young.map(opacityOf)).toEqual([1, 1, 1, 1, 1, 1])
  const old = ageParticles(young, 24)
  for (const one of old) expect(opacityOf(one)).toBeCloseTo(0.45)
  expect(ageParticles(old, 6)).toEqual([])
})
