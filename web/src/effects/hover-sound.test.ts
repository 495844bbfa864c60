import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio.ts'
import { clickAt, enterWithPointer } from '../../test/fake-screen.ts'
import { startHoverSound } from './pointer-sounds.ts'

const { voices } = fakeAudio()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <header><a href="/" id="nav">a</a></header>
    <main><a href="/b" id="card"><b>b</b></a><button id="send">c</button>
    <button id="off" disabled>d</button><p id="text">e</p></main>`
  clickAt({})
  stop = startHoverSound()
})
afterEach(() => {
  stop()
  voices.length = 0
})

const enter = async (selector: string, wait = 1_000, pointerType = 'mouse') => {
  enterWithPointer({ on: document.querySelector(selector) ?? document.body, pointerType })
  await vi.advanceTimersByTimeAsync(wait)
}

const volumes = () => voices.map(({ volume }) => volume[0]?.[1])

test('FX-04 FX-27 links and buttons of the page sparkle at 0.15, once for each visit', async () => {
  await enter('#card')
  await enter('#card b')
  await enter('#text')
  await enter('#send')
  await enter('#off')
  expect(volumes()).toEqual([0.15, 0.15])
  expect(voices[0]?.file).toBe('/sounds/glitter.mp3')
})

test('FX-32 bars and footer sparkle at 0.12', async () => {
  await enter('#nav')
  expect(volumes()).toEqual([0.12])
})

test('FX-28 sparkles keep 100 ms between them', async () => {
  await enter('#card', 99)
  await enter('#send', 1)
  expect(voices).toHaveLength(1)
  await enter('#card')
  expect(voices).toHaveLength(2)
})

test('a finger does not hover', async () => {
  await enter('#card', 1_000, 'touch')
  expect(voices).toEqual([])
})
