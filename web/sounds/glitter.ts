import { bell } from './instruments.ts'
import { finish, mix } from './wave.ts'

const star = [
  { ratio: 1, gain: 1, decay: 0.1 },
  { ratio: 2.002, gain: 0.35, decay: 0.07 },
  { ratio: 3.01, gain: 0.12, decay: 0.04 },
]

/** Sa Re Ga Pa Dha Sa, in Hz. */
const scale = [1568, 1760, 1976, 2349, 2637, 3136]
/** Time from one note to the next, in seconds. */
const step = 0.052

/** A handful of sparkles thrown upwards. */
export const glitter = () =>
  finish(
    mix(
      0.72,
      scale.map((note, index) => ({
        wave: bell(note, star, 0.45),
        start: index * step,
        gain: 1 - index * 0.07,
      })),
    ),
    0.75,
    0.01,
  )
