import { api } from '@bong-bari/contract'
import { answer } from '../bot/answer.ts'
import { countAttempt, hashed } from '../http/limit.ts'
import { serve } from '../http/serve.ts'
import { opening } from './opening.ts'

/** Messages of one client in a minute. */
const allowance = { limit: 20, seconds: 60 }

export const handler = serve(api.chatbot, {
  message: async ({ body, client, now }) => {
    await countAttempt({ name: `chat:${hashed(client)}`, ...allowance }, now)
    const { response } = await answer(body.message, body.conversationHistory, now)
    return { response }
  },

  opening: ({ now }) => opening(now),
})
