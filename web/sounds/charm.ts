import { loopPoints } from '../src/effects/speaker.ts'
import { bell, dice } from './instruments.ts'
import { finish, mix, withSeams } from './wave.ts'

const glass = [
  { ratio: 1, gain: 1, decay: 0.11 },
  { ratio: 1.006, gain: 0.7, decay: 0.1 },
  { ratio: 2.71, gain: 0.22, decay: 0.05 },
]

/** One happy scale, in Hz: bangles never ring false. */
const notes = [2093, 2349, 2637, 3136, 3520, 4186]

/** Glass bangles on a moving wrist: soft, without beginning or end. */
export const charm = () => {
  const { start, end } = loopPoints.charm
  const seconds = end - start
  const roll = dice(7)
  const touches = Array.from({ length: 18 }, (_, index) => ({
    wave: bell(notes[Math.floor(roll() * notes.length)] ?? 2093, glass, 0.5),
    start: ((index + roll() * 0.8) / 18) * seconds,
    gain: 0.35 + roll() * 0.65,
  }))
  return withSeams(finish(mix(seconds, touches, { isRound: true }), 0.7, 0), start)
}
