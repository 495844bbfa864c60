import type { Link, Training, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { readContacts } from '../contacts.ts'
import { uploadToCome } from '../next-upload.ts'
import { askModel } from './model.ts'
import { readNews } from './news.ts'
import { factsOf, questionOf } from './prompt.ts'
import { safeAnswer } from './safe-answer.ts'

type Asked = {
  message: string
  history: Turn[]
  /** The rows come best first. */
  rows: Training[]
  language: Language
  client: string | undefined
  found: { links: Link[]; titles: string[] } | undefined
  /** Brands are shown the way to the form. */
  isBusiness: boolean
}

const form = '/work-with-us'

const pathOf = ({ kind, id }: Link) =>
  kind === 'video' ? `/videos/${id}` : `/blog/${encodeURIComponent(id)}`

type Modelled = { response: string; links: Link[] }

const answerSafely = async (
  asked: Asked,
  deadline: number,
  now: Date,
): Promise<Modelled | undefined> => {
  const { message, history, rows, language, client } = asked
  const [contacts, news] = await Promise.all([readContacts(now), readNews(now)])
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
  const needsNoForm = !asked.isBusiness || safe.includes(form)
  return {
    response: needsNoForm ? safe : `${safe}\n${bot.collaboration[language]}`,
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
