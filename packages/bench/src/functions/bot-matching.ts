import { timesOf } from '../../../../functions/testing/bot-timing.ts'
import type { Measurement } from '../reading.ts'

/** The cost of matching one message, once warm. */
export const botMatching: Measurement = {
  name: 'bot-matching',
  measure: async () => {
    const [many, few] = [timesOf(1000), timesOf(60)]
    return [
      { id: 'B1 60', of: 'a message', value: few.message },
      { id: 'B1 1000', of: 'a message', value: many.message },
    ]
  },
}
