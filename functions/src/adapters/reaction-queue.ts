import type { ReactionMessage } from '@bong-bari/contract'
import { sendMessages } from './queues.ts'

/** Enqueues work for `reactions`. Rejects if the queue fails. */
export const enqueueReaction = (message: ReactionMessage, delaySeconds?: number): Promise<void> =>
  sendMessages(process.env.REACTION_QUEUE_URL, [message], delaySeconds)
