import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../test/fake-audio.ts'

/** The device is opened once a page, so every test gets fresh modules. */
const fresh = async () => {
  vi.resetModules()
  const { loopSound, playSound } = await import('./sound.ts')
  const { setSoundOn } = await import('./sound.ts')
  const { saveSession } = await import('../plain/session.ts')
  return { loopSound, playSound, setSoundOn, saveSession }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a sound is fetched when first played, then kept', async () => {
  const { voices, fetched } = fakeAudio()
  const { playSound } = await fresh()
  expect(fetched).toEqual([])
  playSound('glitter', 0.3)
  await settle()
  playSound('glitter', 0.15)
  await settle()
  expect(fetched).toEqual(['/sounds/glitter.mp3'])
  expect(voices.map(({ file, loop, volume }) => [file, loop, volume[0]])).toEqual([
    ['/sounds/glitter.mp3', false, ['set', 0.3, 0]],
    ['/sounds/glitter.mp3', false, ['set', 0.15, 0]],
  ])
})

test('nothing is fetched or played before the first gesture, or while the browser blocks it', async () => {
  const { voices, fetched, visitor } = fakeAudio()
  delete document.documentElement.dataset.touched
  const { loopSound, playSound } = await fresh()
  playSound('glitter', 0.3)
  loopSound('typing', 0.2)()
  await settle()
  visitor.hasBeenActive = false
  window.dispatchEvent(new Event('pointerdown'))
  playSound('glitter', 0.3)
  await settle()
  expect(fetched).toEqual([])
  visitor.hasBeenActive = true
  playSound('glitter', 0.3)
  await settle()
  expect(voices).toHaveLength(1)
})

test('the switch silences everything and is remembered', async () => {
  const { voices, fetched } = fakeAudio()
  const first = await fresh()
  const loop = first.loopSound('typing', 0.2)
  await settle()
  first.setSoundOn(false)
  await settle()
  expect(voices[0]?.stoppedAt).toBe(0)
  loop()
  const { playSound, setSoundOn } = await fresh()
  playSound('glitter', 0.3)
  await settle()
  expect(fetched).toEqual(['/sounds/typing.mp3'])
  setSoundOn(true)
  playSound('glitter', 0.3)
  await settle()
  expect(fetched).toContain('/sounds/glitter.mp3')
})

test('FX-01 a logged-in admin hears nothing, not even the rest of a loop', async () => {
  const { voices } = fakeAudio()
  const { playSound, loopSound, saveSession } = await fresh()
  loopSound('typing', 0.2)
  await settle()
  saveSession('an-admin')
  await settle()
  expect(voices[0]?.stoppedAt).toBe(0)
  playSound('rickshaw-pao', 0.3)
  await settle()
  expect(voices).toHaveLength(1)
})

test('a loop repeats inside its file, fades in and out, and ends once', async () => {
  const { voices, clock } = fakeAudio()
  const { loopSound } = await fresh()
  const stop = loopSound('charm', 0.06, { fadeIn: 0.12, fadeOut: 0.08 })
  await settle()
  const [voice] = voices
  expect(voice).toMatchObject({ loop: true, loopStart: 0.1, loopEnd: 1.3 })
  expect(voice?.volume).toEqual([
    ['set', 0, 0],
    ['ramp', 0.06, 0.12],
  ])
  clock.now = 5
  stop()
  stop()
  await settle()
  expect(voice?.volume.slice(2)).toEqual([
    ['set', 0.06, 5],
    ['ramp', 0, 5.08],
  ])
  expect(voice?.stoppedAt).toBe(5.08)
})

test('a loop that was stopped before it was loaded never starts', async () => {
  const { voices, fetched } = fakeAudio()
  const { loopSound } = await fresh()
  loopSound('typing', 0.2)()
  await settle()
  expect(fetched).toHaveLength(1)
  expect(voices).toEqual([])
})

test('ERR-10 what cannot be loaded is only logged, and asked for again the next time', async () => {
  const { voices, fetched } = fakeAudio()
  const answer = globalThis.fetch
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const { playSound, loopSound } = await fresh()
  playSound('glitter', 0.3)
  loopSound('typing', 0.2)()
  await settle()
  expect(warn).toHaveBeenCalledTimes(2)
  // The page is left, or the network fails, which the browser tells itself.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  playSound('glitter', 0.3)
  await settle()
  expect(warn).toHaveBeenCalledTimes(2)
  vi.stubGlobal('fetch', answer)
  playSound('glitter', 0.3)
  await settle()
  expect(fetched).toEqual(['/sounds/glitter.mp3'])
  expect(voices).toHaveLength(1)
})

test('ERR-10 ERR-11 a blocked or missing sound device throws nothing at the caller', async () => {
  fakeAudio()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('blocked', 'NotAllowedError')
      }
    },
  )
  const blocked = await fresh()
  expect(() => blocked.playSound('glitter', 0.3)).not.toThrow()
  await settle()
  expect(warn).not.toHaveBeenCalled()
  vi.stubGlobal('AudioContext', undefined)
  const missing = await fresh()
  expect(() => missing.playSound('glitter', 0.3)).not.toThrow()
  await settle()
  expect(warn).toHaveBeenCalledOnce()
})

test('the sound device is let go when nothing has played for a while', async () => {
  const { voices } = fakeAudio()
  const { playSound } = await fresh()
  const suspend = vi.fn(async () => {})
  const Device = globalThis.AudioContext
  vi.stubGlobal(
    'AudioContext',
    class extends Device {
      override suspend = suspend
    },
  )
  playSound('glitter', 0.3)
  await settle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(suspend).not.toHaveBeenCalled()
  voices[0]?.end()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(suspend).toHaveBeenCalledOnce()
})
