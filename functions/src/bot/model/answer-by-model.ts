import type { Training, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { cut, type Language } from '@bong-bari/text'
import { readContacts } from '../contacts.ts'
import { isLeak } from './leak.ts'
import { withoutUnknownLinks } from './links.ts'
import { askModel } from './model.ts'
import { readNews } from './news.ts'
import { factsOf, questionOf } from './prompt.ts'

type Asked = {
  message: string
  history: Turn[]
  rows: Training[]
  language: Language
  client: string | undefined
}

/** More than 400 tokens hold, in UTF-16 units. */
const longestAnswer = 3_000

const form = '/work-with-us'

/** What may be said of what the model said: undefined when that is nothing. */
const saidSafely = (text: string, facts: string[]) => {
  const plain = cut(text, longestAnswer).replace(/\p{Cc}(?<![\n\t])/gu, '')
  if (isLeak(plain)) return undefined
  const safe = withoutUnknownLinks(plain, facts)
  return /[\p{L}\p{N}]/u.test(safe) ? safe : undefined
}

const safeAnswer = async (
  { message, history, rows, language, client }: Asked,
  deadline: number,
  now: Date,
): Promise<string | undefined> => {
  const facts = factsOf(rows, await readContacts(now), await readNews(now))
  const said = await askModel(questionOf(facts, language, message, history), deadline, now, client)
  const safe = said && saidSafely(said, facts)
  if (!safe) return undefined
  const { wantsCollaboration } = await import('./wants-collaboration.ts')
  const isSent = safe.includes(form) || !wantsCollaboration(message)
  return isSent ? safe : `${safe}\n${bot.collaboration[language]}`
}

/**
 * The model's answer, grounded and made safe. Undefined where there is no model or it has said nothing
 * that may be repeated; never rejects, since the next rung of the ladder does without all of it.
 */
export const answerByModel = async (asked: Asked, deadline: number, now: Date) => {
  if (!process.env.BEDROCK_MODEL_ID) return undefined
  try {
    return await safeAnswer(asked, deadline, now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', model: failure }))
    return undefined
  }
}
