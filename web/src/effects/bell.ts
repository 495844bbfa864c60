import { hadGesture } from './first-gesture.ts'

/** Hertz and volume of a small brass bell's partials. */
const partials = [
  { hertz: 1_174.7, share: 1 },
  { hertz: 2_794, share: 0.35 },
  { hertz: 4_698.6, share: 0.12 },
]
const volume = 0.08
/** In seconds. */
const rings = 1.4

/**
 * A quiet synthesised bell. Silent before the first gesture; admins may hear it, as they switch it on
 * themselves. Errors are only logged.
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
