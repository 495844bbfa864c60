import { timesOf } from '../../../../functions/testing/bot-timing.ts'
import type { Measurement } from '../reading.ts'

/** What Bong Bot's matching costs for a message of its sets, once warm, and reading the rows. */
export const botMatching: Measurement = {
  name: 'bot-matching',
  length: 'short',
  measure: async () => {
    // The most first, while no word is remembered.
    const [varied, many, few] = [timesOf(2000, 5), timesOf(2000), timesOf(60)]
    return [
      { id: 'B1 60', of: 'a message', value: few.message },
      { id: 'B1 2000', of: 'a message', value: many.message },
      { id: 'B1 2000x5', of: 'a message', value: varied.message },
      { id: 'B1 growth', of: 'a message', value: varied.message / many.message },
      { id: 'B1 index', of: 'a cold instance', value: varied.reading / 1000 },
    ]
  },
}
