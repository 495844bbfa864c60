import type { AnswerWay, MessageLanguage } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { countAnswer, countRowAnswer } from '@bong-bari/table'

/** So long, in milliseconds, a visitor waits at most for being counted. */
const patience = 250

/** Waits for a count no longer than that; a visitor is answered also where it fails or takes long. */
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

/** Counts what answered a visitor, for the page of numbers. */
export const countAnswered = (way: AnswerWay, language: MessageLanguage, now: Date) =>
  inPassing('not counted', countAnswer({ way, language }, dayIn(site.timeZone, now), now))

type RowAnswered = { rowId: number; response: string; language: MessageLanguage }

/** Counts that a training row answered, and whether in the language it was asked in, for the team that taught it. */
export const countRowAnswered = async ({ rowId, response, language }: RowAnswered, now: Date) => {
  // What answered has loaded it by now; the greeting does without it.
  const { languageOf } = await import('@bong-bari/text')
  const lacked = languageOf(response) === language ? undefined : language
  return inPassing('not counted for a row', countRowAnswer(rowId, lacked, now))
}
