import { type AnswerWay, chat, type MessageLanguage, type Template } from '@bong-bari/contract'
import { bot, dayInKolkata } from '@bong-bari/site'
import { countAnswer, countRowAnswer } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import type { Language } from '@bong-bari/text'
import { cardsFor } from '../bot/cards-for.ts'
import { readKnowledge } from '../bot/knowledge.ts'
import { forLanguage, liveTemplates } from '../bot/texts-by-language.ts'
import { countAttempt, createAllowances } from '../http/limit.ts'
import { serve } from '../http/serve.ts'
import { signTurn, verifyTurns } from '../http/signed.ts'

const toldWays: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'search']

/** Per client. */
const perMinute = { limit: 20, seconds: 60 }
const perDay = { limit: 300, seconds: 24 * 3600 }

const chips = 2

/** Templates, else built-in. */
const opening = async (language: Language | undefined, now: Date) => {
  const { templates } = await readKnowledge()
  const live = (type: Template['templateType']) =>
    forLanguage(liveTemplates(templates, type, now), language).map(({ content }) => content)
  const [greeting] = live('greeting')
  const [offer] = live('offer')
  return {
    greeting: greeting ?? bot.greeting,
    ...(offer && { offer }),
    suggestions: [...live('quick_reply'), ...bot.suggestions].slice(0, chips),
  }
}

/** Milliseconds. */
const patience = 250

/** Slow or failing counts do not delay the answer. */
const inPassing = async (answers: string, counting: Promise<unknown>) => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  const counted = counting.catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'warn', answers, error: failure }))
  })
  await Promise.race([counted, isOver])
  clearTimeout(timer)
}

/** For the numbers page. */
const countAnswered = (way: AnswerWay, language: MessageLanguage, now: Date) =>
  inPassing('not counted', countAnswer({ way, language }, dayInKolkata(now), now))

type RowAnswered = { rowId: number; response: string; language: MessageLanguage }

/** Whether a row answered in the language asked. */
const countRowAnswered = async ({ rowId, response, language }: RowAnswered, now: Date) => {
  // Already loaded by answers; greetings need none.
  const { languageOf } = await import('@bong-bari/text')
  const lacked = languageOf(response) === language ? undefined : language
  return inPassing('not counted for a row', countRowAnswer(rowId, lacked, now))
}

export const handler = serve(chat, {
  message: async ({ body, client, now }) => {
    await countAttempt(await createAllowances('chat', client, [perMinute, perDay], now), now)
    // Late: greetings need neither words nor what was learnt.
    const { answer } = await import('../bot/answer.ts')
    const given = await answer(body.message, verifyTurns(body.conversationHistory), now, { client })
    const { response, source, language, rowId, isAside, links, offers, suggestions, isGuess } =
      given
    const showing = given.cards ? { cards: given.cards } : cardsFor(links, now)
    metric('ChatAnswers', 1, 'Count', { source })
    const counting = Promise.all([
      // Thanks ask nothing.
      isAside ? undefined : countAnswered(source, language, now),
      source === 'row' && rowId ? countRowAnswered({ rowId, response, language }, now) : undefined,
    ])
    if (isGuess || !(toldWays.includes(source) || isAside)) {
      // Seldom needed.
      const { haveNoted } = await import('./unanswered.ts')
      await haveNoted({ message: body.message, language, client }, now)
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
    const { noteNotMeant } = await import('./unanswered.ts')
    return noteNotMeant(body, client, now)
  },

  opening: ({ query, now }) => opening(query.language, now),
})
