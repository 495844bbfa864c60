import { type AnswerWay, chat, type MessageLanguage, type Template } from '@bong-bari/contract'
import { bot, dayInKolkata } from '@bong-bari/site'
import { countAnswer, countRowAnswer } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { limitMs } from '@bong-bari/table/timeout'
import { type Language, languageOf } from '@bong-bari/text'
import { readKnowledge } from '../bot/knowledge.ts'
import { filterByLanguage, listLiveTemplates } from '../bot/texts-by-language.ts'
import { countAttempt, createAllowances } from '../http/limit.ts'
import { serve } from '../http/serve.ts'
import { signTurn, verifyTurns } from '../http/signed.ts'

const waysThatAnswer: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'search']

/** How many messages a client may send. */
const perMinute = { limit: 20, seconds: 60 }
const perDay = { limit: 300, seconds: 24 * 3600 }

const maxSuggestions = 2

/** The greeting, the offer and two suggestions: the team's templates, or the built-in ones. */
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

const countTimeoutMs = 250

/** Waits for a count, but at most 250 ms, and never fails: counting must not delay an answer. */
const waitBriefly = async (answers: string, counting: Promise<unknown>) => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, limitMs(countTimeoutMs))
  const counted = counting.catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'warn', answers, error: failure }))
  })
  await Promise.race([counted, isOver])
  clearTimeout(timer)
}

/** Counts an answer for the numbers page. */
const countAnswerByWay = (way: AnswerWay, language: MessageLanguage, now: Date) =>
  waitBriefly('not counted', countAnswer({ way, language }, dayInKolkata(now), now))

/** Counts an answer of a row, and whether the row lacked the language of the question. */
const countAnswerOfRow = (rowId: number, lacked: MessageLanguage | undefined, now: Date) =>
  waitBriefly('not counted for a row', countRowAnswer(rowId, lacked, now))

export const handler = serve(chat, {
  message: async ({ body, client, now }) => {
    const allowances = await createAllowances('chat', client, [perMinute, perDay], now)
    const [knowledge] = await Promise.all([readKnowledge(), countAttempt(allowances, now)])
    // Imported late: the opening of a chat needs neither the lexicon nor the learnt model.
    const { answer } = await import('../bot/answer.ts')
    const botAnswer = await answer(body.message, verifyTurns(body.conversationHistory), now, {
      client,
      read: async () => knowledge,
    })
    const { response, source, language, rowId, cards, suggestions } = botAnswer
    const { isAside, isGuess, offers, lacksLanguage } = botAnswer
    metric('ChatAnswers', 1, 'Count', { source })
    const counting = Promise.all([
      // "Thanks" is not a question, so it is not counted as answered.
      isAside ? undefined : countAnswerByWay(source, language, now),
      source === 'row' && rowId
        ? countAnswerOfRow(rowId, lacksLanguage ? language : undefined, now)
        : undefined,
    ])
    if (isGuess || !(waysThatAnswer.includes(source) || isAside)) {
      const { recordUnanswered } = await import('./unanswered.ts')
      await recordUnanswered({ message: body.message, language, client }, now)
    }
    await counting
    return {
      response,
      language: lacksLanguage ? languageOf(response) : language,
      messageLanguage: language,
      mark: signTurn(response),
      ...(offers && { lead: { language } }),
      ...(suggestions && { suggestions }),
      ...(cards && { cards }),
    }
  },

  notMeant: async ({ body, client, now }) => {
    const { recordNotMeant } = await import('./unanswered.ts')
    return recordNotMeant(body, client, now)
  },

  opening: ({ query, now }) => readOpening(query.language, now),
})
