import type { Link, Training, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { readContacts } from '../contacts.ts'
import { grounding } from '../grounding.ts'
import { uploadToCome } from '../next-upload.ts'
import { askModel, modelRests } from './model.ts'
import { readNews } from './news.ts'
import { factsOf, questionOf } from './prompt.ts'
import { safeAnswer } from './safe-answer.ts'

type Asked = {
  message: string
  history: Turn[]
  /** By words, best first. */
  rows: Training[]
  known: Training[]
  language: Language
  client: string | undefined
  found: { links: Link[]; titles: string[] } | undefined
}

const form = '/work-with-us'

/** By words and, if configured, meaning. */
const groundsOf = async ({ message, rows, known, language, client }: Asked, now: Date) => {
  if (!process.env.BEDROCK_EMBEDDING_MODEL_ID || modelRests()) return rows
  const [{ nearestRows }, { fuse }, { speakerOf }] = await Promise.all([
    import('../meaning/nearest-rows.ts'),
    import('../meaning/fuse.ts'),
    import('../match/match.ts'),
  ])
  const speaks = speakerOf(message, language)
  const mayAnswer = (row: Training) => row.isActive && speaks(row)
  const near = await nearestRows({ message, rows: known, mayAnswer, client }, grounding, now)
  return fuse([rows, near], grounding)
}

const pathOf = ({ kind, id }: Link) =>
  kind === 'video' ? `/videos/${id}` : `/blog/${encodeURIComponent(id)}`

type Modelled = { response: string; links: Link[] }

const answerSafely = async (
  asked: Asked,
  deadline: number,
  now: Date,
): Promise<Modelled | undefined> => {
  const { message, history, language, client } = asked
  const [rows, contacts, news] = await Promise.all([
    groundsOf(asked, now),
    readContacts(now),
    readNews(now),
  ])
  const links = asked.found?.links ?? []
  const found = links.map((link, at) => ({
    title: asked.found?.titles[at] ?? '',
    link: pathOf(link),
  }))
  const upload = uploadToCome(contacts.nextUpload, now)?.english
  const facts = factsOf({ rows, language }, contacts, { ...news, found, upload })
  const said = await askModel(questionOf(facts, language, message, history), deadline, now, client)
  const safe = said && safeAnswer(said, facts)
  if (!safe) return undefined
  const { wantsCollaboration } = await import('./wants-collaboration.ts')
  const isSent = safe.includes(form) || !wantsCollaboration(message)
  return {
    response: isSent ? safe : `${safe}\n${bot.collaboration[language]}`,
    links: links.filter((link) => safe.includes(pathOf(link))),
  }
}

/** Undefined without a safe answer; never rejects. */
export const answerByModel = async (asked: Asked, deadline: number, now: Date) => {
  if (!process.env.BEDROCK_MODEL_ID) return undefined
  try {
    return await answerSafely(asked, deadline, now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', model: failure }))
    return undefined
  }
}
