import { chat } from '@bong-bari/contract'
import { answer } from '../bot/answer.ts'
import { allowanceOf, countAttempt } from '../http/limit.ts'
import { metric } from '../http/metric.ts'
import { serve } from '../http/serve.ts'
import { opening } from './opening.ts'

/** Messages of one client in a minute. */
const allowance = { limit: 20, seconds: 60 }

export const handler = serve(chat, {
  message: async ({ body, client, now }) => {
    await countAttempt(await allowanceOf('chat', [client], allowance, now), now)
    const { response, source, language } = await answer(body.message, body.conversationHistory, now)
    metric('ChatAnswers', 1, 'Count', { source })
    if (source !== 'row' && source !== 'handoff') {
      // Most messages are answered, and then what reads and groups the others is never loaded.
      const { noteUnanswered } = await import('./note-unanswered.ts')
      await noteUnanswered({ message: body.message, language, client }, now)
    }
    return { response }
  },

  opening: ({ query, now }) => opening(query.language, now),
})
