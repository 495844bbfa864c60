import type { Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'
import { findBuiltInRow, renderPageFact } from './built-in.ts'
import {
  type Answer,
  answerBuiltIn,
  type Conversation,
  fillRowText,
  findLastAnswer,
  joinAnswers,
  probabilityOf,
  readAnswerContext,
} from './conversation.ts'
import { asksForVideoOrPost, type SiteMatch } from './find-on-site.ts'
import type { Match } from './match/match.ts'
import { intentOfRow } from './meaning/meanings.ts'
import {
  asksTwoQuestions,
  findRefusedRow,
  hasNoRow,
  type MessageIntent,
  minSure,
} from './message-intents.ts'
import { chooseAnswer } from './texts-by-language.ts'

// Each threshold here and in answer.ts says what another value did to the talks of the demo's house (98.5 % useful, 0.8 wrong) and to the
// lists of visitors (83.7, 10.3). Neither set is blind any more: see docs/decisions/0124-bot-learns-from-ways-to-ask.md.

/** From this score on a row of the team is meant, whatever else the message resembles: words that only look alike reach 0.91. At 0.75 visitors 82.3 and 13.3. */
const minCertain = 0.95

/** The intent of a row must have this probability in the message, where the intent of the row is known. At 0 talks 1.5 wrong; below, judged answers were of another row of the team. */
const minPlausible = 0.2

/** Only of a row whose own intent is this probable. At 0.7 “how do I wash it?”, after the price of a T-shirt, was not the row “How do I wash a T-shirt?”. */
const minClearRow = 0.8

/** A row of the team with a lower score is not near. At 0 visitors 81.7 and 14; at 0.4 talks 97.7 and 1.5. */
export const minNearScore = 0.2

/** Of small talk it must be nearer: at 0.2 “Is Ma in good health?” got the demo's row “Is Ma really your mother?”, since both are of the family. */
const minNearScoreOfTalk = 0.7

/** The search needs this where a video or post may be wanted (at 0.45 talks 97.7 and 1.5), and more elsewhere (at 0.3 visitors 82.3 and 13.3). */
const minSiteSureness = { ofContent: 0.3, elsewhere: 0.45 }

/** A message that names a video or a post leans so much towards one. At 0 talks 97.7 and 1.5. */
const namedBonus = 0.1

/** An intent with this probability needs no search. At 0.8 talks 97.7 and 1.5; searching always changes nothing but takes time. */
const minDecided = 0.9

/** A result of the search that nobody asked for has to fit this well. At 0.3 visitors 82.3 and 13.3; at 0.5 fewer half remembered videos are found. */
const minUnaskedSureness = 0.45

/** Answers a message with an e-mail address or a number, which somebody left for the team. */
const answerContactLeft = async (conversation: Conversation): Promise<Answer | undefined> => {
  const { message } = conversation.reading
  // This cheap test comes first, so that the masking code loads only when it may be needed.
  const mayHaveContact = /@|\p{Nd}.*\p{Nd}.*\p{Nd}|\bat\b/iu.test(message)
  if (!mayHaveContact || !(await import('./stored-question.ts')).hasContact(message))
    return undefined
  const said = await answerBuiltIn('contactLeft', conversation)
  return said && { ...said, isGuess: true }
}

export const roundScore = (score: number) => Math.min(1, Math.round(score * 1000) / 1000)

/** The text of a row of the team, and after it what a page shows of the same, such as prices, which no row hides. */
export const renderTeamRow = async (
  row: Training,
  language: Language | undefined,
  conversation: Conversation,
): Promise<string> => {
  const said = await fillRowText(
    chooseAnswer(row, language),
    conversation,
    conversation.reading.language,
  )
  const meaning = intentOfRow(row)
  const builtIn = findBuiltInRow(meaning.id)
  if (!builtIn?.fact || meaning.probability < minSure) return said
  const context = await readAnswerContext(conversation, language ?? conversation.reading.language)
  const fact = renderPageFact(builtIn, context)
  return fact && !said.includes(fact) ? `${said}\n${fact}` : said
}

const answerByRow = async (
  { row, field, variant, score }: Match,
  conversation: Conversation,
): Promise<Answer> => {
  const { message, language, answerLanguage } = conversation.reading
  const meaning = intentOfRow(row)
  const offers = row.category === 'collaboration' || findBuiltInRow(meaning.id)?.offers === true
  // "Hi" may be of either language in Latin letters, and is never answered in Bengali script where the row has another.
  const spoken = answerLanguage ?? (/[a-z]/i.test(message) ? language : undefined)
  return {
    response: await renderTeamRow(row, spoken, conversation),
    source: 'row',
    rowId: row.id,
    field,
    ...(variant !== undefined && { variant }),
    score: roundScore(score),
    links: row.links,
    language,
    offers,
  }
}

/** Intents that a certain video or post serves better than the row does. */
const contentIntents = new Set([
  'blog',
  'all',
  'watch',
  'newest',
  'story',
  'food',
  'family',
  'kids',
  'howto',
  'shoot',
])

/** Whether the message surely asks something that the bot cannot know. */
const asksUnknowable = (intent: MessageIntent | undefined) =>
  intent?.id === 'none' && intent.probability >= minSure

/** Whether a message means something else than the row of the team that fits its words. */
const meansSomethingElse = async ({ row, score }: Match, conversation: Conversation) => {
  const { intents, reading } = conversation
  const meaning = intentOfRow(row)
  if (findRefusedRow(reading) === meaning.id && meaning.probability >= minSure) return true
  const isOfOther =
    meaning.probability >= minClearRow && probabilityOf(meaning.id, conversation) < minPlausible
  if (score >= minCertain) return isOfOther && asksUnknowable(intents[0])
  const [intent] = intents
  const found = asksForVideoOrPost(reading.affirmed) ? await conversation.search() : undefined
  if (found && found.sureness >= minSiteSureness.ofContent)
    return !found.links.some(({ id }) => row.links.some((one) => one.id === id))
  if (!intent || intent.id === meaning.id) return false
  if (isOfOther) return true
  if (hasNoRow(intent.id)) return false
  return intent.probability >= minSure && intent.probability > score
}

/** The row of the team with the same intent as a built-in row, which it replaces. */
const findTeamRow = ({ id, probability }: MessageIntent, { matched }: Conversation) => {
  if (probability < minSure) return undefined
  const minScore = findBuiltInRow(id)?.group === 'talk' ? minNearScoreOfTalk : minNearScore
  return matched.matches.find(({ row, score }) => {
    const meaning = intentOfRow(row)
    return score >= minScore && meaning.id === id && meaning.probability >= minSure
  })
}

export const isWorthShowing = ({ isAsked, sureness }: SiteMatch) =>
  isAsked || sureness >= minUnaskedSureness

/** Whether the search of the site answers better than a row: the message half remembers a video or a post. */
const isForSearch = async ({ id }: MessageIntent, conversation: Conversation) => {
  const [first] = conversation.intents
  const ofWhole = conversation.intents.reduce(
    (sum, intent) => sum + probabilityOf(intent.id, conversation),
    0,
  )
  // After a refusal only the rest of the message counts.
  const probability = findRefusedRow(conversation.reading)
    ? Math.max(ofWhole, first?.probability ?? 0)
    : ofWhole
  if (probability >= minSure && findBuiltInRow(id)?.group === 'brands') return false
  if (probability >= minDecided && !contentIntents.has(id) && !hasNoRow(id)) return false
  const found = await conversation.search()
  if (!found) return false
  if (id === 'plot') return true
  if (id === 'none') return isWorthShowing(found)
  if (contentIntents.has(id) && found.isAsked) return found.sureness >= minSiteSureness.ofContent
  const named = found.isAsked ? namedBonus : 0
  return (
    found.sureness + probabilityOf('plot', conversation) + named >
    Math.max(probability, minSiteSureness.elsewhere)
  )
}

const answerIntent = async (
  intent: MessageIntent,
  conversation: Conversation,
): Promise<Answer | undefined> => {
  const match = findTeamRow(intent, conversation)
  if (match) return answerByRow(match, conversation)
  // Where there are two intents, each was already sure enough to be one of them.
  const min = conversation.intents.length > 1 ? 0 : minSure
  return intent.probability >= min && !hasNoRow(intent.id)
    ? answerBuiltIn(intent.id, conversation)
    : undefined
}

/** Answers from rows that are sure, those of the team before the built-in ones. Two questions get two answers. */
export const answerFromRows = async (conversation: Conversation): Promise<Answer | undefined> => {
  const { intents, matched, reading } = conversation
  const [match] = matched.matches
  const [intent] = intents
  const contact =
    match && match.score >= minCertain ? undefined : await answerContactLeft(conversation)
  if (contact) return contact
  if (
    match?.isSure &&
    !asksTwoQuestions(intents) &&
    !(await meansSomethingElse(match, conversation))
  )
    return answerByRow(match, conversation)
  if (!intent) {
    const refused = findRefusedRow(reading)
    const isOfBrands = refused !== undefined && findBuiltInRow(refused)?.group === 'brands'
    return answerBuiltIn(isOfBrands ? 'notbrand' : 'ok', conversation)
  }
  if (await isForSearch(intent, conversation)) return undefined
  const answers = await Promise.all(intents.map((one) => answerIntent(one, conversation)))
  const answer = joinAnswers(answers.filter((one) => one !== undefined))
  // The same answer twice did not help: offer a person instead.
  if (answer && !answer.isAside && answer.response === findLastAnswer(reading.history)) {
    const person = await answerBuiltIn('person', conversation)
    return person && { ...person, offers: answer.offers === true }
  }
  return answer
}
