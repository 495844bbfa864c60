import { hadGesture } from './first-gesture.ts'

/** Hertz of a small brass bell and what sounds with it, each with its share of the volume. */
const partials = [
  { hertz: 1_174.7, share: 1 },
  { hertz: 2_794, share: 0.35 },
  { hertz: 4_698.6, share: 0.12 },
]
const volume = 0.08
/** Seconds. */
const rings = 1.4

/**
 * Rings once, quietly, without a file of its own. Silent before the first gesture, for an admin too, since
 * only they switch it on. Never throws: what cannot be played is logged.
 */
export const ringBell = () => {
  if (!hadGesture()) return
  try {
    const device = new AudioContext()
    const now = device.currentTime
    for (const { hertz, share } of partials) {
      const tone = device.createOscillator()
      const gain = device.createGain()
      tone.frequency.value = hertz
      gain.gain.setValueAtTime(volume * share, now)
      gain.gain.exponentialRampToValueAtTime(0.0001, now + rings * share ** 0.3)
      tone.connect(gain).connect(device.destination)
      tone.start(now)
      tone.stop(now + rings)
    }
    setTimeout(() => device.close().catch(() => {}), rings * 1_000)
  } catch (error) {
    console.warn('The bell could not be rung.', error)
  }
}
