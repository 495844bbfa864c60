import type { AnswerWay, MessageLanguage } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { countAnswer, countRowAnswer } from '@bong-bari/table'

/** Milliseconds that a visitor waits. */
const patience = 250

/** Counting that fails or is slow does not hold up the answer. */
const inPassing = async (answers: string, counting: Promise<unknown>) => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  const counted = counting.catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', answers, error: failure }))
  })
  await Promise.race([counted, isOver])
  clearTimeout(timer)
}

/** For the numbers page. */
export const countAnswered = (way: AnswerWay, language: MessageLanguage, now: Date) =>
  inPassing('not counted', countAnswer({ way, language }, dayIn(site.timeZone, now), now))

type RowAnswered = { rowId: number; response: string; language: MessageLanguage }

/** For the team: whether a row answered in the language asked. */
export const countRowAnswered = async ({ rowId, response, language }: RowAnswered, now: Date) => {
  // Loaded by whatever answered; the greeting does without.
  const { languageOf } = await import('@bong-bari/text')
  const lacked = languageOf(response) === language ? undefined : language
  return inPassing('not counted for a row', countRowAnswer(rowId, lacked, now))
}
