import { noise, path, reed, resonate, shape } from './instruments.ts'
import { finish, mix } from './wave.ts'

const seconds = 0.46

/** The rubber bulb is squeezed, then breathes in: up to the note and down again. */
const pitch = path([0, 300], [0.05, 372], [0.22, 384], [0.36, 318], [seconds, 262])
const squeeze = path([0, 0], [0.018, 1], [0.2, 0.9], [0.32, 0.55], [seconds, 0])

/** The brass bell forms vowels, from "paa" to "o". */
const open = path([0, 500], [0.05, 860], [0.22, 800], [0.36, 480], [seconds, 400])
const bright = path([0, 900], [0.05, 1350], [0.22, 1260], [0.36, 860], [seconds, 760])

/** A Kolkata rickshaw's rubber horn. */
export const rickshawPao = () => {
  const buzz = shape(reed(seconds, pitch, 0.9), squeeze)
  const breath = shape(noise(seconds, 3), (time) => squeeze(time) * 0.12)
  const horn = mix(seconds, [
    { wave: resonate(buzz, open, 4), start: 0, gain: 3.2 },
    { wave: resonate(buzz, bright, 6), start: 0, gain: 2.4 },
    { wave: resonate(buzz, () => 2900, 5), start: 0, gain: 0.9 },
    { wave: resonate(breath, () => 1600, 1), start: 0 },
    { wave: buzz, start: 0, gain: 0.12 },
  ])
  return finish(horn, 0.8)
}
