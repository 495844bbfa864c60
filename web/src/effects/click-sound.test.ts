import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio.ts'
import { clickAt } from '../../test/fake-screen.ts'
import { startClickSound } from './pointer-sounds.ts'

const { voices } = fakeAudio()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  stop = startClickSound()
})
afterEach(() => {
  stop()
  voices.length = 0
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('FX-04 FX-24 FX-32 a click sounds the rickshaw horn at 0.3', async () => {
  clickAt({})
  await pass(0)
  expect(voices.map(({ file, volume }) => [file, volume])).toEqual([
    ['/sounds/rickshaw-pao.mp3', [['set', 0.3, 0]]],
  ])
})

test('FX-25 it rests for 200 ms', async () => {
  clickAt({})
  await pass(199)
  clickAt({})
  await pass(0)
  expect(voices).toHaveLength(1)
  await pass(1)
  clickAt({})
  await pass(0)
  expect(voices).toHaveLength(2)
})

test('FX-26 it is silent on inputs, text areas, selects, editable elements and what is marked', async () => {
  document.body.innerHTML = `
    <input><textarea></textarea><select><option>a</option></select>
    <div contenteditable="true"><b>b</b></div><div contenteditable=""></div>
    <div class="no-rickshaw-sound"><button>c</button></div>
    <a no-rickshaw-sound>d</a><p data-no-rickshaw-sound><i>e</i></p>`
  for (const element of document.body.querySelectorAll('*')) {
    clickAt({ on: element })
    await pass(1_000)
  }
  expect(voices).toEqual([])
  document.body.innerHTML = '<div contenteditable="false">f</div>'
  clickAt({ on: document.body.firstElementChild ?? document.body })
  await pass(0)
  expect(voices).toHaveLength(1)
})
