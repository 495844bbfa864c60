import { timePerMessage } from '../../../../functions/testing/bot-timing.ts'
import type { Measurement } from '../reading.ts'

/** What Bong Bot's matching costs for each message of all its sets, once warm. */
export const botMatching: Measurement = {
  name: 'bot-matching',
  length: 'short',
  measure: async () => [
    { id: 'B1 60', of: 'a message', value: timePerMessage(60) / 1000 },
    { id: 'B1 2000', of: 'a message', value: timePerMessage(2000) / 1000 },
  ],
}
