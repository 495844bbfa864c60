import type { Link, Training, Turn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import {
  askBedrock,
  createBreaker,
  maxAnswerTokens,
  type Outcome,
  type Question,
} from '../../adapters/bedrock.ts'
import { describeNextUpload } from '../built-in.ts'
import { readContacts } from '../contacts.ts'
import { reserveTokens } from './budget.ts'
import { buildQuestion, listFacts, readNews } from './prompt.ts'
import { makeSafeAnswer } from './safe-answer.ts'

const breaker = createBreaker({ failures: 3, restMs: 30_000 })

/** With less time than this left the model is not called, because it would hardly answer. */
const minCallMs = 500

const recordOutcome = (outcome: Outcome) => {
  if (!('failure' in outcome)) return breaker.succeeded()
  breaker.failed()
  console.log(JSON.stringify({ level: 'warn', model: outcome.failure }))
}

/** An upper bound of the tokens of a text. Bengali costs more than Latin in every model. */
const estimateMaxTokens = (text: string) => {
  const ascii = text.match(/[ -~\s]/g)?.length ?? 0
  return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5)
}

/** Undefined without model or budget, while it rests, or if it fails, says nothing or passes `deadline` (of `performance.now`). */
const askModel = async (
  question: Question,
  deadline: number,
  now: Date,
  client?: string,
): Promise<string | undefined> => {
  const modelId = process.env.BEDROCK_MODEL_ID
  if (!modelId || !breaker.mayCall()) return undefined
  const reservedTokens = estimateMaxTokens(question.system + question.message) + maxAnswerTokens
  const settle = await reserveTokens(reservedTokens, now, client)
  if (!settle) return undefined
  const left = deadline - performance.now()
  const outcome: Outcome =
    left < minCallMs
      ? { failure: 'NoTimeLeft', tokens: 0 }
      : await askBedrock(question, modelId, left)
  recordOutcome(outcome)
  await settle(outcome.tokens ?? reservedTokens)
  return 'text' in outcome ? outcome.text || undefined : undefined
}

type ModelRequest = {
  message: string
  history: Turn[]
  /** The rows that fit the message, the best first. */
  rows: Training[]
  language: Language
  client: string | undefined
  found: { links: Link[]; titles: string[] } | undefined
  /** Brands are shown the way to the form. */
  isBusiness: boolean
}

const formPath = '/work-with-us'

const pathOf = ({ kind, id }: Link) =>
  kind === 'video' ? `/videos/${id}` : `/blog/${encodeURIComponent(id)}`

type ModelAnswer = { response: string; links: Link[] }

const answerSafely = async (
  asked: ModelRequest,
  deadline: number,
  now: Date,
): Promise<ModelAnswer | undefined> => {
  const { message, history, rows, language, client } = asked
  const [contacts, news] = await Promise.all([readContacts(now), readNews(now)])
  const links = asked.found?.links ?? []
  const found = links.map((link, at) => ({
    title: asked.found?.titles[at] ?? '',
    link: pathOf(link),
  }))
  const upload = describeNextUpload(contacts.nextUpload, now)?.english
  const facts = listFacts({ rows, language }, contacts, { ...news, found, upload })
  const said = await askModel(
    buildQuestion(facts, language, message, history),
    deadline,
    now,
    client,
  )
  const safe = said && makeSafeAnswer(said, facts)
  if (!safe) return undefined
  const needsNoForm = !asked.isBusiness || safe.includes(formPath)
  return {
    response: needsNoForm ? safe : `${safe}\n${bot.collaboration[language]}`,
    links: links.filter((link) => safe.includes(pathOf(link))),
  }
}

/** An answer of the model that passed all checks; undefined if there is none. Never rejects. */
export const answerByModel = async (asked: ModelRequest, deadline: number, now: Date) => {
  if (!process.env.BEDROCK_MODEL_ID) return undefined
  try {
    return await answerSafely(asked, deadline, now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', model: failure }))
    return undefined
  }
}
