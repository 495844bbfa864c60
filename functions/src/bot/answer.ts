import type { Card, Link, TryResult, Turn } from '@bong-bari/contract'
import { botOnward } from '@bong-bari/site/bot-onward'
import { type Language, languageOf } from '@bong-bari/text'
import { answerFromRows, isWorthShowing, minNearScore, renderTeamRow } from './answer-from-rows.ts'
import { answerBuiltIn, findSaidLines, joinAnswers, listSaidLines } from './built-in.ts'
import { type Answer, type Conversation, findLastAnswer, readConversation } from './conversation.ts'
import type { SiteMatch } from './find-on-site.ts'
import { readCurrentKnowledge, readKnowledge } from './knowledge.ts'
import { roundScore, type Understanding } from './match/match.ts'
import { findRowInLanguage } from './match/talk.ts'
import { minSure } from './message-intents.ts'
import { type Clause, probabilityOf } from './reading.ts'
import { answerUnknown } from './unknown-line.ts'

/** From this probability on somebody may be in distress: rather too often than never. At 0.15 visitors 82.3 and 13.3; 0.4 changes nothing. */
const minDistress = 0.25

/** The same for a part of a message: "I do not want to", torn from what follows, sounds like distress. */
const minDistressOfPart = 0.9

/** A part that leaves out its end, which stands before it: "I am not on Instagram and don't want to be". */
const leavesOutEnd = ({ text }: Clause) => /\bto(?: be)?\W*$/i.test(text)

/** A message about self-harm gets the helpline and nothing else. */
const answerSelfHarm = (conversation: Conversation): Promise<Answer | undefined> | undefined => {
  const { whole, clauses } = conversation.reading
  const isDistress =
    probabilityOf('care', whole) >= minDistress ||
    clauses.some(
      (clause) => !leavesOutEnd(clause) && probabilityOf('care', clause) >= minDistressOfPart,
    )
  return isDistress ? answerBuiltIn('care', conversation) : undefined
}

const languageIntents: Record<string, Language> = {
  inenglish: 'english',
  inbengali: 'bengali',
  inbenglish: 'benglish',
}

/** Gives the last answer once more, in another language. */
const answerInLanguage = async (
  conversation: Conversation,
  language: Language,
): Promise<Answer | undefined> => {
  const { knowledge, previous, reading } = conversation
  const last = findLastAnswer(reading.history)
  if (!last) return answerBuiltIn('help', conversation, language)
  const row =
    previous?.row && findRowInLanguage(await knowledge.readIndex(), previous.row, language)
  if (row)
    return {
      response: await renderTeamRow(row, language, conversation),
      source: 'row',
      rowId: row.id,
      links: row.links,
      language,
    }
  const said = await Promise.all(
    findSaidLines(last).map((line) =>
      answerBuiltIn(line.row.id, conversation, language, line.place),
    ),
  )
  return (
    joinAnswers(said.filter((one) => one !== undefined)) ?? {
      response: botOnward.untold[language],
      source: 'built-in',
      language,
      isAside: true,
    }
  )
}

/** "In English please" and "one more", which are about the last answer. */
const answerAgain = (conversation: Conversation): Promise<Answer | undefined> | undefined => {
  const { intents, reading } = conversation
  const [intent] = intents
  if (!intent || intent.probability < minSure) return undefined
  if (intent.id === 'more') {
    const isJoking = listSaidLines(reading.history).some(({ row }) => row.id === 'joke')
    return answerBuiltIn(isJoking ? 'joke' : 'all', conversation)
  }
  const language = languageIntents[intent.id]
  return language && answerInLanguage(conversation, language)
}

/** The model is loaded only where one is configured. */
const answerByModel = async (conversation: Conversation): Promise<Answer | undefined> => {
  const modelId = process.env.BEDROCK_MODEL_ID
  return modelId
    ? (await import('./model/answer-by-model.ts')).answerByModel(modelId, conversation)
    : undefined
}

/** The cards of links. Most answers have none, and then nothing is loaded. */
const readCardsOf = async (links: readonly Link[] = [], now: Date): Promise<Card[]> =>
  links.length ? (await import('./cards.ts')).readCards(links, now) : []

/** From this sureness on what was asked for is called found. Of four judged results below it none was the right one. */
const minTheOne = 0.4

const describeSureness = ({ isAsked, sureness }: SiteMatch) =>
  !isAsked ? 'about' : sureness >= minTheOne ? 'one' : 'nearest'

/** Answers with what the search of the site finds. Undefined if its card cannot be read, because the sentence announces it. */
const answerFromSite = async ({
  intents,
  reading: { language },
  search,
  now,
}: Conversation): Promise<Answer | undefined> => {
  const found = await search()
  if (!found || !(intents[0]?.id === 'plot' || isWorthShowing(found, intents[0]))) return undefined
  const cards = await readCardsOf([found.link], now)
  if (!cards.length) return undefined
  return {
    response: botOnward.found[language][describeSureness(found)],
    source: 'search',
    isGuess: !found.isAsked,
    cards,
    language,
  }
}

/** The row of the team that came nearest, for the try panel. */
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
    (await answerAgain(conversation)) ??
    (await answerFromRows(conversation))
  const unsure = async () => ({
    ...((await answerByModel(conversation)) ??
      (await answerFromSite(conversation)) ??
      answerUnknown(conversation)),
    ...describeNearest(conversation.matched),
  })
  const said = sure ?? (await unsure())
  const cards = said.cards ?? (await readCardsOf(said.links, now))
  return {
    ...said,
    ...(cards.length && { cards }),
    offers: said.offers === true || conversation.isBusiness,
    lacksLanguage: said.source === 'row' && languageOf(said.response) !== said.language,
  }
}

/** Answers a message for the try panel, with the score. */
export const tryMessage = async (message: string, now: Date): Promise<TryResult> => {
  const { links, isAside, offers, lacksLanguage, suggestions, isGuess, ...tried } = await answer(
    message,
    [],
    now,
    { read: readCurrentKnowledge },
  )
  return tried
}
