import type { TryResult, Turn } from '@bong-bari/contract'
import { botOnward } from '@bong-bari/site/bot-onward'
import { type Language, languageOf } from '@bong-bari/text'
import {
  answerFromRows,
  isWorthShowing,
  minNearScore,
  renderTeamRow,
  roundScore,
} from './answer-from-rows.ts'
import {
  findBuiltInRow,
  findLinesOfLastAnswer,
  findSaidRows,
  renderBuiltInRow,
} from './built-in.ts'
import { readCardsOf } from './cards-for.ts'
import {
  type Answer,
  answerBuiltIn,
  type Conversation,
  findLastAnswer,
  joinAnswers,
  readAnswerContext,
  readConversation,
} from './conversation.ts'
import { readCurrentKnowledge, readKnowledge } from './knowledge.ts'
import type { Understanding } from './match/match.ts'
import { minSure } from './message-intents.ts'
import type { Clause, Reading } from './reading.ts'
import { businessLine, chooseUnknownLine, suggestQuestions } from './unknown-line.ts'

/** From this probability on somebody may be in distress: rather too often than never. At 0.15 visitors 82.3 and 13.3; 0.4 changes nothing. */
const minDistress = 0.25

/** The same for a part of a message: "I do not want to", torn from what follows, sounds like distress. */
const minDistressOfPart = 0.9

/** From this sum of probabilities on a message is business, whatever it asks, and a request is offered. 0.3 and 0.5 change nothing. */
const minBusiness = 0.4

/** Gives the lines of the last answer, if they were built-in ones, in another language. */
const repeatBuiltIn = async (
  conversation: Conversation,
  language: Language,
): Promise<Answer | undefined> => {
  const context = await readAnswerContext(conversation, language)
  const lines = findLinesOfLastAnswer(conversation.reading.history).flatMap(({ row, place }) => {
    const said = renderBuiltInRow(row, context, place)
    return said ? [{ ...said, language }] : []
  })
  return joinAnswers(lines)
}

/** A message about self-harm gets the helpline and nothing else. */
const answerSelfHarm = (conversation: Conversation): Promise<Answer | undefined> | undefined => {
  const { whole, clauses } = conversation.reading
  const mayBeDistress = ({ intents }: Clause, min: number) =>
    intents.some(({ id, probability }) => id === 'care' && probability >= min)
  const isDistress =
    mayBeDistress(whole, minDistress) ||
    clauses.some((clause) => mayBeDistress(clause, minDistressOfPart))
  return isDistress ? answerBuiltIn('care', conversation) : undefined
}

const languageIntents: Record<string, Language> = {
  inenglish: 'english',
  inbengali: 'bengali',
  inbenglish: 'benglish',
}

/** Gives the last answer once more, in the language that is asked for. */
const answerInLanguage = async (conversation: Conversation): Promise<Answer | undefined> => {
  const [intent] = conversation.intents
  const language = intent && intent.probability >= minSure ? languageIntents[intent.id] : undefined
  if (!language) return undefined
  const { history } = conversation.reading
  if (!findLastAnswer(history)) return answerBuiltIn('help', conversation, language)
  const row = await conversation.knowledge.saidAgain(history, language)
  if (row)
    return {
      response: await renderTeamRow(row, language, conversation),
      source: 'row',
      rowId: row.id,
      links: row.links,
      language,
    }
  const again = await repeatBuiltIn(conversation, language)
  if (again) return again
  return { response: botOnward.untold[language], source: 'built-in', language, isAside: true }
}

/** The row that answers "one more": another joke after a joke, the most watched video after the newest, then all of them. */
const nextRows: Record<string, string> = {
  joke: 'joke',
  new: 'watch',
  newest: 'watch',
  watch: 'all',
}

const answerAnother = (conversation: Conversation): Promise<Answer | undefined> | undefined => {
  const [intent] = conversation.intents
  if (intent?.id !== 'more' || intent.probability < minSure) return undefined
  const last = findSaidRows(conversation.reading.history).find(({ id }) => nextRows[id])
  return answerBuiltIn((last && nextRows[last.id]) ?? 'watch', conversation)
}

const isBusiness = ({ whole }: Reading) =>
  whole.intents.reduce(
    (sum, { id, probability }) => sum + (findBuiltInRow(id)?.offers ? probability : 0),
    0,
  ) >= minBusiness

const answerByModel = async (conversation: Conversation): Promise<Answer | undefined> => {
  const { reading, matched, client, deadline, now } = conversation
  const { message, history, language } = reading
  const rows = matched.matches.map(({ row }) => row)
  const model = await import('./model/answer-by-model.ts')
  const said = await model.answerByModel(
    {
      message,
      history: [...history],
      rows,
      language,
      client,
      found: await conversation.search(),
      isBusiness: isBusiness(reading),
    },
    deadline,
    now,
  )
  return said && { source: 'model', language, ...said }
}

/** Answers with what the search of the site finds. Undefined if no card can be read, because the sentence announces the cards below it. */
const answerFromSite = async (conversation: Conversation): Promise<Answer | undefined> => {
  const { now } = conversation
  const { language } = conversation.reading
  const found = await conversation.search()
  if (!found || !(conversation.intents[0]?.id === 'plot' || isWorthShowing(found))) return undefined
  const { links, isAsked } = found
  const { cards } = await readCardsOf(links, now)
  if (!cards) return undefined
  return {
    response: botOnward.found[language][isAsked ? (cards.length > 1 ? 'two' : 'one') : 'about'],
    source: 'search',
    isGuess: !isAsked,
    cards,
    language,
  }
}

const answerUnknown = async (conversation: Conversation): Promise<Answer> => {
  const { knowledge, reading, matched, intents, now } = conversation
  const { language, history } = reading
  const line = isBusiness(reading)
    ? businessLine(language)
    : chooseUnknownLine(knowledge.templates, language, findLastAnswer(history), now)
  return {
    ...line,
    language,
    suggestions: suggestQuestions(
      matched.nearest,
      intents[0]?.id === 'none' ? [] : reading.whole.intents,
      language,
    ),
  }
}

const describeNearest = ({ nearest }: Understanding): Pick<TryResult, 'nearest'> => {
  if (!nearest || nearest.score < minNearScore) return {}
  const { row, score, keptBy } = nearest
  return { nearest: { rowId: row.id, keyword: row.keyword, score: roundScore(score), keptBy } }
}

/** Answers a message. Never rejects for want of an answer; takes 8 seconds at most. Use of the model also counts for the `client`. */
export const answer = async (
  message: string,
  history: Turn[],
  now: Date,
  {
    client,
    read = readKnowledge,
  }: { client?: string | undefined; read?: typeof readKnowledge } = {},
): Promise<Answer> => {
  const conversation = await readConversation(message, history, now, read, client)
  const sure =
    (await answerSelfHarm(conversation)) ??
    (await answerInLanguage(conversation)) ??
    (await answerAnother(conversation)) ??
    (await answerFromRows(conversation))
  const unsure = async () => ({
    ...((await answerByModel(conversation)) ??
      (await answerFromSite(conversation)) ??
      (await answerUnknown(conversation))),
    ...describeNearest(conversation.matched),
  })
  const said = sure ?? (await unsure())
  return {
    ...said,
    offers: said.offers === true || isBusiness(conversation.reading),
    lacksLanguage: said.source === 'row' && languageOf(said.response) !== said.language,
  }
}

/** Answers a message for the try panel, with the score. */
export const tryMessage = async (message: string, now: Date) => {
  const { links, isAside, offers, lacksLanguage, suggestions, isGuess, ...tried } = await answer(
    message,
    [],
    now,
    { read: readCurrentKnowledge },
  )
  return { ...tried, ...(await readCardsOf(links, now)) }
}
