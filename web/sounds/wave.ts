/** Samples per second of everything here. A sound is mono, one number from -1 to 1 a sample. */
export const sampleRate = 32_000

export type Wave = Float32Array

/** `seconds` of what `at` says for each moment in seconds. */
export const wave = (seconds: number, at: (time: number, index: number) => number): Wave =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    at(index / sampleRate, index),
  )

type Placed = { wave: Wave; start: number; gain?: number }

/**
 * Waves laid over each other in a track of `seconds`. What rings past the end is cut, or, with
 * `isRound`, begins again at the front, as a loop needs it.
 */
export const mix = (seconds: number, parts: Placed[], { isRound = false } = {}): Wave => {
  const track = wave(seconds, () => 0)
  for (const { wave: part, start, gain = 1 } of parts) {
    const offset = Math.round(start * sampleRate)
    for (const [index, value] of part.entries()) {
      const place = isRound ? (offset + index) % track.length : offset + index
      if (place < track.length) track[place] = (track[place] ?? 0) + value * gain
    }
  }
  return track
}

/** The same wave with its loudest sample at `peak`, and no click at its ends. */
export const finish = (part: Wave, peak: number, fadeSeconds = 0.004): Wave => {
  const loudest = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const fade = fadeSeconds * sampleRate
  return part.map((value, index) => {
    const distance = Math.min(index, part.length - 1 - index)
    return value * (peak / loudest) * Math.min(1, fade === 0 ? 1 : distance / fade)
  })
}

/** One round of a loop with `lead` seconds of it repeated before and after. */
export const withSeams = (round: Wave, lead: number): Wave =>
  wave(round.length / sampleRate + 2 * lead, (_, index) => {
    const place = index - Math.round(lead * sampleRate) + round.length
    return round[place % round.length] ?? 0
  })
