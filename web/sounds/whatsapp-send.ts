import { bell, noise, path, resonate, shape } from './instruments.ts'
import { finish, mix, sampleRate, wave } from './wave.ts'

const flight = 0.17
const popSeconds = 0.09

const whoosh = () =>
  shape(
    resonate(noise(flight, 11), path([0, 420], [flight, 2600]), 2.2),
    path([0, 0], [0.11, 1], [flight, 0]),
  )

/** A bubble: rising pitch, dying away. */
const pop = () => {
  let phase = 0
  return wave(popSeconds, (time) => {
    phase += (420 + 5200 * time) / sampleRate
    return Math.sin(2 * Math.PI * phase) * Math.exp(-time / 0.024) * Math.min(1, time / 0.002)
  })
}

/** A short whoosh and a soft pop. */
export const whatsappSend = () =>
  finish(
    mix(0.42, [
      { wave: whoosh(), start: 0, gain: 0.9 },
      { wave: pop(), start: 0.15, gain: 0.9 },
      { wave: bell(1318, [{ ratio: 1, gain: 1, decay: 0.06 }], 0.24), start: 0.17, gain: 0.16 },
    ]),
    0.7,
    0.008,
  )
