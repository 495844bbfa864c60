import type { ReactionMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** Rejects if the queue fails; does nothing if none is configured. */
export const askReactions = (message: ReactionMessage, delaySeconds?: number): Promise<void> =>
  sendMessages(process.env.REACTION_QUEUE_URL, [message], delaySeconds)
