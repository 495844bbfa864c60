import { type AnswerWay, chat, type MessageLanguage, type Template } from '@bong-bari/contract'
import { bot, dayInKolkata } from '@bong-bari/site'
import { countAnswer, countRowAnswer } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import type { Language } from '@bong-bari/text'
import { readCardsOf } from '../bot/cards-for.ts'
import { readKnowledge } from '../bot/knowledge.ts'
import { filterByLanguage, listLiveTemplates } from '../bot/texts-by-language.ts'
import { countAttempt, createAllowances } from '../http/limit.ts'
import { serve } from '../http/serve.ts'
import { signTurn, verifyTurns } from '../http/signed.ts'

const waysThatAnswer: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'search']

/** Per client. */
const perMinute = { limit: 20, seconds: 60 }
const perDay = { limit: 300, seconds: 24 * 3600 }

const maxSuggestions = 2

/** Templates, else built-in. */
const readOpening = async (language: Language | undefined, now: Date) => {
  const { templates } = await readKnowledge()
  const live = (type: Template['templateType']) =>
    filterByLanguage(listLiveTemplates(templates, type, now), language).map(
      ({ content }) => content,
    )
  const [greeting] = live('greeting')
  const [offer] = live('offer')
  return {
    greeting: greeting ?? bot.greeting,
    ...(offer && { offer }),
    suggestions: [...live('quick_reply'), ...bot.suggestions].slice(0, maxSuggestions),
  }
}

/** Milliseconds. */
const countTimeoutMs = 250

/** Slow or failing counts do not delay the answer. */
const waitBriefly = async (answers: string, counting: Promise<unknown>) => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, countTimeoutMs)
  const counted = counting.catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'warn', answers, error: failure }))
  })
  await Promise.race([counted, isOver])
  clearTimeout(timer)
}

/** For the numbers page. */
const countAnswerByWay = (way: AnswerWay, language: MessageLanguage, now: Date) =>
  waitBriefly('not counted', countAnswer({ way, language }, dayInKolkata(now), now))

type RowAnswered = { rowId: number; response: string; language: MessageLanguage }

/** Whether a row answered in the language asked. */
const countAnswerOfRow = async ({ rowId, response, language }: RowAnswered, now: Date) => {
  // Already loaded by answers; greetings need none.
  const { languageOf } = await import('@bong-bari/text')
  const lacked = languageOf(response) === language ? undefined : language
  return waitBriefly('not counted for a row', countRowAnswer(rowId, lacked, now))
}

export const handler = serve(chat, {
  message: async ({ body, client, now }) => {
    await countAttempt(await createAllowances('chat', client, [perMinute, perDay], now), now)
    // Late: greetings need neither words nor what was learnt.
    const { answer } = await import('../bot/answer.ts')
    const given = await answer(body.message, verifyTurns(body.conversationHistory), now, { client })
    const { response, source, language, rowId, isAside, links, offers, suggestions, isGuess } =
      given
    const showing = given.cards ? { cards: given.cards } : readCardsOf(links, now)
    metric('ChatAnswers', 1, 'Count', { source })
    const counting = Promise.all([
      // Thanks ask nothing.
      isAside ? undefined : countAnswerByWay(source, language, now),
      source === 'row' && rowId ? countAnswerOfRow({ rowId, response, language }, now) : undefined,
    ])
    if (isGuess || !(waysThatAnswer.includes(source) || isAside)) {
      // Seldom needed.
      const { recordUnanswered } = await import('./unanswered.ts')
      await recordUnanswered({ message: body.message, language, client }, now)
    }
    await counting
    return {
      response,
      mark: signTurn(response),
      ...(offers && { lead: { language } }),
      ...(suggestions && { suggestions }),
      ...(await showing),
    }
  },

  notMeant: async ({ body, client, now }) => {
    const { recordNotMeant } = await import('./unanswered.ts')
    return recordNotMeant(body, client, now)
  },

  opening: ({ query, now }) => readOpening(query.language, now),
})
