import type { UnansweredMessage } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'
import { askReactions } from '../adapters/queues.ts'
import { keptQuestion } from '../bot/kept-question.ts'
import { networksOf } from '../http/event.ts'
import { hashed, saltOfToday } from '../http/limit.ts'
import { describeError } from '../http/log.ts'

type Asked = {
  message: string
  language: Language
  client: string
  notMeant?: UnansweredMessage['notMeant']
}

/** Distinct today, unlinkable after tomorrow. */
const askersOf = async (client: string, now: Date): Promise<UnansweredMessage['askers']> => {
  const salt = await saltOfToday(now)
  const [own, ...wider] = networksOf(client)
  const hash = (network: string) => hashed(salt, network).slice(0, 16)
  return [hash(own), ...wider.map(hash)]
}

/** Masked. Failures do not reach the visitor. */
export const haveNoted = async ({ message, language, client, notMeant }: Asked, now: Date) => {
  try {
    const question = keptQuestion(message)
    if (!question) return
    await askReactions({
      unanswered: {
        ...question,
        language,
        askers: await askersOf(client, now),
        ...(notMeant && { notMeant }),
      },
    })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', unanswered: 'lost', ...describeError(error) }))
  }
}
