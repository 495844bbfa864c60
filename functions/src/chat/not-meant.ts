import type { BodyOf, chat } from '@bong-bari/contract'
import { languageOf } from '@bong-bari/text'
import { readKnowledge } from '../bot/knowledge.ts'
import { answersOf, stateOf } from '../bot/words-for.ts'
import { allowancesOf, countAttempt } from '../http/limit.ts'
import { refuse } from '../http/refuse.ts'
import { isMarked } from '../http/signed.ts'
import { haveNoted } from './unanswered.ts'

/** Browsers send one per talk. */
const perDay = { limit: 20, seconds: 24 * 3600 }

/** For the team, with the row. */
export const noteNotMeant = async (
  { message, answer }: BodyOf<typeof chat.notMeant>,
  client: string,
  now: Date,
): Promise<{ noted: true }> => {
  if (!isMarked(answer)) refuse('answer-unknown')
  await countAttempt(await allowancesOf('not meant', client, [perDay], now), now)
  const { rows } = await readKnowledge()
  const row = rows.find((one) => answersOf(one).includes(answer.content))
  const notMeant = row ? { row: stateOf(row) } : {}
  await haveNoted({ message, language: languageOf(message), client, notMeant }, now)
  return { noted: true }
}
