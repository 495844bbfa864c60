import { type AnswerWay, chat } from '@bong-bari/contract'
import { answer } from '../bot/answer.ts'
import { cardsFor } from '../bot/cards-for.ts'
import { knownTurns, markOfTurn } from '../http/known-turns.ts'
import { allowancesOf, countAttempt } from '../http/limit.ts'
import { metric } from '../http/metric.ts'
import { serve } from '../http/serve.ts'
import { countAnswered, countRowAnswered } from './count-answer.ts'
import { opening } from './opening.ts'

/** Ways that answered the question. */
const toldWays: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'search']

/** Per client. */
const perMinute = { limit: 20, seconds: 60 }
const perDay = { limit: 300, seconds: 24 * 3600 }

export const handler = serve(chat, {
  message: async ({ body, client, now }) => {
    await countAttempt(await allowancesOf('chat', client, [perMinute, perDay], now), now)
    const given = await answer(body.message, knownTurns(body.conversationHistory), now, { client })
    const { response, source, language, rowId, isAside, links, offers, suggestions, isGuess } =
      given
    const showing = cardsFor(links, now)
    metric('ChatAnswers', 1, 'Count', { source })
    const counting = Promise.all([
      // Thanks and the like ask nothing.
      isAside ? undefined : countAnswered(source, language, now),
      source === 'row' && rowId ? countRowAnswered({ rowId, response, language }, now) : undefined,
    ])
    if (isGuess || !(toldWays.includes(source) || isAside)) {
      // Most messages are answered and never load it.
      const { haveNoted } = await import('./unanswered.ts')
      await haveNoted({ message: body.message, language, client }, now)
    }
    await counting
    const { wantsWork } = await import('../bot/wants-work.ts')
    return {
      response,
      mark: markOfTurn(response),
      ...((offers || (source !== 'search' && wantsWork(body.message))) && { lead: { language } }),
      ...(suggestions && { suggestions }),
      ...(await showing),
    }
  },

  notMeant: async ({ body, client, now }) => {
    const { noteNotMeant } = await import('./not-meant.ts')
    return noteNotMeant(body, client, now)
  },

  opening: ({ query, now }) => opening(query.language, now),
})
