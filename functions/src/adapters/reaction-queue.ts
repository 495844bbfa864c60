import type { ReactionMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/**
 * Has `reactions` do something, after `delaySeconds` where they are given. Rejects where the queue cannot be reached;
 * nothing is sent where none is configured.
 */
export const askReactions = (message: ReactionMessage, delaySeconds?: number): Promise<void> =>
  sendMessages(process.env.REACTION_QUEUE_URL, [message], delaySeconds)
