import { sampleRate, type Wave, wave } from './wave.ts'

const turn = 2 * Math.PI

/** Seeded numbers from 0 to 1. */
export const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Partial = { ratio: number; gain: number; decay: number }

/** Something small that is struck: `decay` is in seconds, to a third. */
export const bell = (frequency: number, partials: Partial[], seconds: number): Wave =>
  wave(seconds, (time) =>
    partials.reduce((sum, { ratio, gain, decay }) => {
      const attack = Math.min(1, time / 0.002)
      const ring = Math.exp(-time / decay) * attack
      return sum + gain * ring * Math.sin(turn * frequency * ratio * time)
    }, 0),
  )

/** Makes white noise, which is the same for the same seed. */
export const noise = (seconds: number, seed: number): Wave => {
  const roll = dice(seed)
  return wave(seconds, () => roll() * 2 - 1)
}

type Curve = (time: number) => number

/** A resonance at `frequency` (Hz, over time); a higher `q` is narrower. */
export const resonate = (input: Wave, frequency: Curve, q: number): Wave => {
  let low = 0
  let band = 0
  return input.map((value, index) => {
    const g = Math.tan((Math.PI * frequency(index / sampleRate)) / sampleRate)
    const high = (value - low - (g + 1 / q) * band) / (1 + g * (g + 1 / q))
    const middle = g * high + band
    band = g * high + middle
    low = g * middle + g * middle + low
    return middle / q
  })
}

/** A buzz with all harmonics, at a `pitch` (Hz) over time. */
export const reed = (seconds: number, pitch: Curve, brightness: number): Wave => {
  let phase = 0
  return wave(seconds, (time) => {
    const frequency = pitch(time)
    phase += frequency / sampleRate
    const harmonics = Math.floor(sampleRate / 2.4 / frequency)
    let sum = 0
    for (let n = 1; n <= harmonics; n += 1)
      sum += Math.sin(turn * n * phase) / n ** (2 - brightness)
    return sum
  })
}

/** Interpolates between points of [seconds, value]. */
export const path =
  (...points: [number, number][]): Curve =>
  (time) => {
    const next = points.findIndex(([at]) => at > time)
    if (next === -1) return points.at(-1)?.[1] ?? 0
    const [end, to] = points[next] ?? [0, 0]
    const [start, from] = points[next - 1] ?? [0, to]
    return end === start ? to : from + ((to - from) * (time - start)) / (end - start)
  }

/** Scales a wave's loudness over time. */
export const shape = (part: Wave, loudness: Curve): Wave =>
  part.map((value, index) => value * loudness(index / sampleRate))
