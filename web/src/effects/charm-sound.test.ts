import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio.ts'
import { clickAt, movePointer } from '../../test/fake-screen.ts'
import { charmSound } from './constants.ts'
import { startCharmSound } from './pointer-sounds.ts'

const { voices, clock } = fakeAudio()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  clock.now = 0
  clickAt({})
  stop = startCharmSound()
})
afterEach(() => {
  stop()
  voices.length = 0
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** The mouse moves to the right until it is at each of the places. */
const move = async (places: number[], wait: number) => {
  for (const x of places) {
    movePointer({ x })
    await pass(wait)
  }
}

test('FX-19 FX-20 FX-32 movement rings bangles in a loop at 0.06, faded in over 0.12 s', async () => {
  await move([0, 20], 30)
  expect(voices).toMatchObject([{ file: '/sounds/charm.mp3', loop: true }])
  expect(voices[0]?.volume).toEqual([
    ['set', 0, 0],
    ['ramp', 0.06, 0.12],
  ])
  expect(charmSound.volumeCap).toBe(0.08)
})

test('FX-21 less than 8 px is no movement, slow movement adds up', async () => {
  await move([0, 7], 30)
  expect(voices).toEqual([])
  await move([8], 30)
  expect(voices).toHaveLength(1)
})

test('FX-22 movements within 30 ms count as one', async () => {
  await move([0, 20], 29)
  expect(voices).toEqual([])
  await pass(1)
  await move([20], 0)
  expect(voices).toHaveLength(1)
})

test('FX-20 FX-23 it stops 120 ms after the mouse, faded out over 0.08 s, and comes back', async () => {
  await move([0, 20, 22], 30)
  await pass(89)
  clock.now = 2
  expect(voices[0]?.stoppedAt).toBeUndefined()
  await pass(1)
  expect(voices[0]?.stoppedAt).toBe(2.08)
  expect(voices[0]?.volume.at(-1)).toEqual(['ramp', 0, 2.08])
  await move([0, 20], 30)
  expect(voices).toHaveLength(2)
})

test('a finger rings nothing, and when the effect ends it is silent at once', async () => {
  movePointer({ x: 0, pointerType: 'touch' })
  await pass(30)
  movePointer({ x: 90, pointerType: 'touch' })
  await pass(30)
  expect(voices).toEqual([])
  await move([0, 20], 30)
  stop()
  await pass(0)
  expect(voices[0]?.stoppedAt).toBeDefined()
})
