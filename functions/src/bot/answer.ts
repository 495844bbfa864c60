import type { Link, Template, Tried, Turn } from '@bong-bari/contract'
import { bot, botAsides } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { cardsFor } from './cards-for.ts'
import { readContacts } from './contacts.ts'
import { grounding } from './grounding.ts'
import { readKnowledge, readTaught } from './knowledge.ts'
import type { Match, Understanding } from './match/match.ts'
import { forLanguage, liveTemplates } from './templates.ts'
import { wordsFor } from './words-for.ts'

/** Milliseconds for an answer, whatever the model does. */
const patience = 8_000

const rounded = (score: number) => Math.round(score * 1000) / 1000

const why = ({ row, field, variant, score }: Match) => ({
  rowId: row.id,
  field,
  ...(variant !== undefined && { variant }),
  score: rounded(score),
})

/** A row that shares less than this with a message is not near it. */
const leastNear = 0.2

/** The row to look at where none answered. */
const nearestIn = ({ nearest }: Understanding): Pick<Tried, 'nearest'> => {
  if (!nearest || nearest.score < leastNear) return {}
  const { row, score, keptBy } = nearest
  return { nearest: { rowId: row.id, keyword: row.keyword, score: rounded(score), keptBy } }
}

/** Whoever asks for a person gets one, unless the team has taught an answer to just that. */
const wantsPerson = async (message: string, first: Match | undefined) => {
  const { handoffIn } = await import('./handoff.ts')
  const wanted = handoffIn(message)
  if (!first?.isSure) return wanted !== undefined
  return wanted === 'person' && !handoffIn(first.row.userMessage)
}

/** The answer, and the language that the message was taken to be in. */
type Answer = Tried & {
  language: Language
  /** Nothing was asked that a row could answer: thanks, or another language. */
  isAside?: true
  /** What the row that answered links to. */
  links?: Link[]
}

const handedOff = async (language: Language, now: Date): Promise<Answer> => {
  const { handoffAnswer } = await import('./handoff.ts')
  return { response: handoffAnswer(language, await readContacts(now)), source: 'handoff', language }
}

type Line = Pick<Tried, 'response' | 'source' | 'rowId'>

const fromTemplate = ({ id, content }: Template): Line => ({
  response: content,
  source: 'template',
  rowId: id,
})

const builtIn = (response: string): Line => ({ response, source: 'built-in' })

/** What the house itself says to small talk, and to who wants to work together, unless it was `said` just before. */
const untaughtLine = async (
  message: string,
  language: Language,
  said: string | undefined,
): Promise<Line | undefined> => {
  const [{ untaughtAnswer }, { wantsWork }] = await Promise.all([
    import('./untaught.ts'),
    import('./wants-work.ts'),
  ])
  // A request is offered beside the answer, and better words than that nobody knows.
  const welcome = wantsWork(message) ? bot.welcome[language] : undefined
  const response = [untaughtAnswer(message, language), welcome].find(
    (line) => line && line !== said,
  )
  return response ? builtIn(response) : undefined
}

/** That it does not know, in other words than those `said` just before. */
const unknownLine = (
  templates: Template[],
  language: Language,
  said: string | undefined,
  now: Date,
): Line => {
  const live = forLanguage(liveTemplates(templates, 'fallback', now), language)
  const template = live.find(({ content }) => content !== said)
  if (template) return fromTemplate(template)
  const { [language]: unknown } = bot.fallback
  return builtIn(unknown === said ? bot.fallbackAgain[language] : unknown)
}

/** The answer to what asks nothing new; undefined where the last answer is wanted in a language it has not. */
const toldAside = (
  aside: NonNullable<Understanding['aside']>,
  language: Language,
): Answer | undefined => {
  if (aside.kind === 'enough')
    return { response: botAsides.enough[language], source: 'built-in', language, isAside: true }
  const { row } = aside
  if (!row) return undefined
  const { id: rowId, links } = row
  return { response: wordsFor(row, language), source: 'row', rowId, links, language }
}

const lastSaid = (history: Turn[]) => history.findLast(({ role }) => role === 'assistant')?.content

/**
 * The answer to a message: a training row that matches well enough, verbatim; else the model, when
 * there is one; else a word of welcome for who wants to work together; else a fallback template; else a
 * built-in line; of these the first that was not said just before. Somebody who wants a person is told
 * where people are. Never rejects for want of an answer, and takes 8 s at most for it. What the model
 * uses up also counts for the client, where there is one.
 */
export const answer = async (
  message: string,
  history: Turn[],
  now: Date,
  {
    client,
    read = readKnowledge,
  }: { client?: string | undefined; read?: typeof readKnowledge } = {},
): Promise<Answer> => {
  const deadline = performance.now() + patience
  const knowledge = await read()
  const understood = await knowledge.understand(message, grounding, history)
  const { language, tongue, matches, aside } = understood
  const told = aside && toldAside(aside, language)
  if (told) return told
  const [first] = matches
  if (await wantsPerson(message, first)) return handedOff(language, now)
  if (first?.isSure) {
    const { links } = first.row
    return { response: wordsFor(first.row, tongue), source: 'row', ...why(first), links, language }
  }

  const unmet = { ...nearestIn(understood), language }
  const rows = matches.map(({ row }) => row)
  const { answerByModel } = await import('./model/answer-by-model.ts')
  const asked = { message, history, rows, known: knowledge.rows, language, client }
  const modelled = await answerByModel(asked, deadline, now)
  if (modelled) return { response: modelled, source: 'model', ...unmet }
  if (aside)
    return { response: botAsides.untold[language], source: 'built-in', language, isAside: true }

  const said = lastSaid(history)
  const line = await untaughtLine(message, language, said)
  return { ...(line ?? unknownLine(knowledge.templates, language, said, now)), ...unmet }
}

/** What the bot would answer, for those who teach it. */
export const tryMessage = async (message: string, now: Date) => {
  const { links, ...tried } = await answer(message, [], now, { read: readTaught })
  return { ...tried, ...(await cardsFor(links, now)) }
}
