/** Samples per second. Sounds are mono, -1 to 1. */
export const sampleRate = 32_000

export type Wave = Float32Array

/** Samples `at` over `seconds`. */
export const wave = (seconds: number, at: (time: number, index: number) => number): Wave =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    at(index / sampleRate, index),
  )

type Placed = { wave: Wave; start: number; gain?: number }

/**
 * Mixes waves into `seconds`. What rings past the end is cut or, with `isRound`, wraps to the front, for a
 * loop.
 */
export const mix = (seconds: number, parts: Placed[], { isRound = false } = {}): Wave => {
  const track = wave(seconds, () => 0)
  for (const { wave: part, start, gain = 1 } of parts) {
    const offset = Math.round(start * sampleRate)
    for (const [index, value] of part.entries()) {
      const sample = isRound ? (offset + index) % track.length : offset + index
      if (sample < track.length) track[sample] = (track[sample] ?? 0) + value * gain
    }
  }
  return track
}

/** Scales the loudest sample to `peak` and fades both ends, against clicks. */
export const finish = (part: Wave, peak: number, fadeSeconds = 0.004): Wave => {
  const loudest = part.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const fade = fadeSeconds * sampleRate
  return part.map((value, index) => {
    const distance = Math.min(index, part.length - 1 - index)
    return value * (peak / loudest) * Math.min(1, fade === 0 ? 1 : distance / fade)
  })
}

/** One round of a loop, extended by `lead` seconds on both sides. */
export const withSeams = (round: Wave, lead: number): Wave =>
  wave(round.length / sampleRate + 2 * lead, (_, index) => {
    const start = index - Math.round(lead * sampleRate) + round.length
    return round[start % round.length] ?? 0
  })
