import type { BodyOf, chat, UnansweredMessage } from '@bong-bari/contract'
import { type Language, languageOf } from '@bong-bari/text'
import { enqueueReaction } from '../adapters/reaction-queue.ts'
import { readKnowledge } from '../bot/knowledge.ts'
import { toStoredQuestion } from '../bot/stored-question.ts'
import { listAnswers, rowStateKey } from '../bot/texts-by-language.ts'
import { listNetworks } from '../http/event.ts'
import { countAttempt, createAllowances, hashParts, readTodaysSalt } from '../http/limit.ts'
import { describeError } from '../http/log.ts'
import { refuse } from '../http/refuse.ts'
import { isSignedTurn } from '../http/signed.ts'

type Asked = {
  message: string
  language: Language
  client: string
  notMeant?: UnansweredMessage['notMeant']
}

/** Hashes of the address and its networks, to count distinct visitors. The salt of a day is deleted, so nobody can link them later. */
const hashAskers = async (client: string, now: Date): Promise<UnansweredMessage['askers']> => {
  const salt = await readTodaysSalt(now)
  const [own, ...wider] = listNetworks(client)
  const hash = (network: string) => hashParts(salt, network).slice(0, 16)
  return [hash(own), ...wider.map(hash)]
}

/** Records a message that the bot could not answer, with contact details masked. A failure is logged and does not reach the visitor. */
export const recordUnanswered = async (
  { message, language, client, notMeant }: Asked,
  now: Date,
) => {
  try {
    const question = toStoredQuestion(message)
    if (!question) return
    await enqueueReaction({
      unanswered: {
        ...question,
        language,
        askers: await hashAskers(client, now),
        ...(notMeant && { notMeant }),
      },
    })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', unanswered: 'lost', ...describeError(error) }))
  }
}

/** A browser sends at most one for each talk. */
const notMeantPerDay = { limit: 20, seconds: 24 * 3600 }

/** Records for the team that an answer was not what the visitor meant, with the row that gave it. Refuses an answer that the bot has not signed. */
export const recordNotMeant = async (
  { message, answer }: BodyOf<typeof chat.notMeant>,
  client: string,
  now: Date,
): Promise<{ noted: true }> => {
  if (!isSignedTurn(answer)) refuse('answer-unknown')
  await countAttempt(await createAllowances('not meant', client, [notMeantPerDay], now), now)
  const { rows } = await readKnowledge()
  const row = rows.find((one) => listAnswers(one).includes(answer.content))
  const notMeant = row ? { row: rowStateKey(row) } : {}
  await recordUnanswered({ message, language: languageOf(message), client, notMeant }, now)
  return { noted: true }
}
