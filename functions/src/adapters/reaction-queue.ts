import type { ReactionMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** Rejects where the queue cannot be reached; does nothing without one. */
export const askReactions = (message: ReactionMessage, delaySeconds?: number): Promise<void> =>
  sendMessages(process.env.REACTION_QUEUE_URL, [message], delaySeconds)
