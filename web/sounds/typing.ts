import { loopPoints } from '../src/effects/speaker.ts'
import { bell, dice, noise, resonate, shape } from './instruments.ts'
import { finish, mix, withSeams } from './wave.ts'

/** Key presses, in seconds: two quick fingers and a thought between. */
const falls = [0.02, 0.14, 0.23, 0.37, 0.46, 0.71, 0.8, 0.93, 1.05, 1.3]

const key = (seed: number, colour: number) =>
  mix(0.09, [
    {
      wave: shape(
        resonate(noise(0.06, seed), () => 1500 + colour * 1400, 1.4),
        (time) => Math.exp(-time / 0.006) * Math.min(1, time / 0.001),
      ),
      start: 0,
      gain: 1,
    },
    {
      wave: bell(190 + colour * 60, [{ ratio: 1, gain: 1, decay: 0.014 }], 0.09),
      start: 0,
      gain: 0.5,
    },
  ])

export const typing = () => {
  const { start, end } = loopPoints.typing
  const roll = dice(5)
  const keys = falls.map((fall, index) => ({
    wave: key(index + 1, roll()),
    start: fall,
    gain: 0.55 + roll() * 0.45,
  }))
  return withSeams(finish(mix(end - start, keys, { isRound: true }), 0.6, 0), start)
}
