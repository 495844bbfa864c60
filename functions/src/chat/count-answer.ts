import type { AnswerWay, MessageLanguage } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { countAnswer } from '@bong-bari/table'

/** So long, in milliseconds, a visitor waits at most for being counted. */
const patience = 250

/** Counts what answered a visitor, who is answered also where that fails or takes long. */
export const countAnswered = async (
  source: AnswerWay,
  language: MessageLanguage,
  now: Date,
): Promise<void> => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  const counting = countAnswer({ way: source, language }, dayIn(site.timeZone, now), now)
  const counted = counting.catch((error: unknown) => {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', answers: 'not counted', error: failure }))
  })
  await Promise.race([counted, isOver])
  clearTimeout(timer)
}
