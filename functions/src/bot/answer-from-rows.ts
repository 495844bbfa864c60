import type { Training } from '@bong-bari/contract'
import { findBuiltInRow } from '@bong-bari/site/bot-rows'
import type { Language } from '@bong-bari/text'
import { answerBuiltIn, fillNames, joinAnswers, renderPageFact } from './built-in.ts'
import { type Answer, type Conversation, findLastAnswer } from './conversation.ts'
import type { SiteMatch } from './find-on-site.ts'
import { type Match, roundScore } from './match/match.ts'
import { intentOfRow } from './meaning/meanings.ts'
import { asksTwoQuestions, hasNoRow, type MessageIntent, minSure } from './message-intents.ts'
import { probabilityOf } from './reading.ts'
import { chooseAnswer } from './texts-by-language.ts'

// Each threshold here and in answer.ts says what another value did, when it was chosen, to the talks of the demo's house (98.5 % useful,
// 0.8 wrong) and to the lists of visitors (82, 11.3). Neither set is blind any more: see docs/decisions/0124-bot-learns-from-ways-to-ask.md.

/** From this score on a row of the team is meant, whatever else the message resembles: words that only look alike reach 0.91. At 0.75 visitors 82.3 and 13.3. */
const minCertain = 0.95

/** The intent of a row must have this probability in the message, where the intent of the row is known. At 0 talks 1.5 wrong; below, judged answers were of another row of the team. */
const minPlausible = 0.2

/** Only of a row whose own intent is this probable. At 0.7 “how do I wash it?”, after the price of a T-shirt, was not the row “How do I wash a T-shirt?”. */
const minClearRow = 0.8

/** A row of the team with a lower score is not near. At 0 visitors 81.7 and 14; 0.2 changes nothing; at 0.4 talks 97.7 and 1.5. */
export const minNearScore = 0.3

/** Small talk is wide: “How is Ma?” is no question for the row “Is Ma really your mother?”, though both are about the family. From this score on a row of the team answers it. At 0.7 “is Ma well” gets that row. */
const minSmallTalk = 0.8

const isSmallTalk = ({ id }: MessageIntent) => findBuiltInRow(id)?.group === 'talk'

/** An intent with this probability needs no search. At 0.8 talks 97.7 and 1.5; searching always changes nothing but takes time. */
const minDecided = 0.9

/** “I want to read what you write” asks for the blog, not for a post that is much like it: below this probability nothing is half remembered. */
const minRemembered = 0.02

/** A result of the search that nobody asked for has to fit this well. At 0.3 visitors 82.3 and 13.3; at 0.5 fewer half remembered videos are found. */
const minUnaskedSureness = 0.4

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

/** The text of a row of the team, and after it what a page shows of the same, such as prices, which no row hides. */
export const renderTeamRow = async (
  row: Training,
  language: Language | undefined,
  { now, reading }: Conversation,
): Promise<string> => {
  const said = await fillNames(chooseAnswer(row, language), reading.language, now)
  const meaning = intentOfRow(row)
  const builtIn = meaning.probability >= minSure ? findBuiltInRow(meaning.id) : undefined
  const fact = builtIn && (await renderPageFact(builtIn, language ?? reading.language, now))
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

/** Intents that a video or post serves better than the row does, where the message names one. */
const contentIntents = new Set(
  'blog all watch newest story food family baba kids howto shoot'.split(' '),
)

/** Whether a message means something else than the row of the team that fits its words. */
const meansSomethingElse = ({ row, score }: Match, { intents, reading, matched }: Conversation) => {
  const meaning = intentOfRow(row)
  const [intent] = intents
  if (score >= minCertain || !intent || matched.goesOn) return false
  if (intent.id === meaning.id) return isSmallTalk(intent) && score < minSmallTalk
  if (meaning.probability >= minClearRow && probabilityOf(meaning.id, reading.whole) < minPlausible)
    return true
  const minProbability = isSmallTalk(intent) ? minDecided : minSure
  return !hasNoRow(intent.id) && intent.probability >= minProbability && intent.probability > score
}

/** The row of the team with the same intent as a built-in row, which it replaces; of small talk only one that fits the words. */
const findTeamRow = (intent: MessageIntent, { matched }: Conversation) =>
  matched.matches.find(({ row, score }) => {
    const meaning = intentOfRow(row)
    if (meaning.id !== intent.id || meaning.probability < minSure) return false
    return score >= (isSmallTalk(intent) ? minSmallTalk : minNearScore)
  })

/** A question that no video answers and that has this probability is asked back, rather than answered with a video. */
const minAskedBack = 0.5

/** Whether no video is shown that nobody asked for: the question is another, or surely nothing of this house. */
const isOfOther = ({ id, probability }: MessageIntent) =>
  !contentIntents.has(id) && probability >= (id === 'none' ? minDecided : minAskedBack)

export const isWorthShowing = (
  { isAsked, sureness }: SiteMatch,
  intent: MessageIntent | undefined,
) => isAsked || (sureness >= minUnaskedSureness && !(intent && isOfOther(intent)))

/** Whether the search of the site answers better than rows: the message half remembers a video or a post. */
const isForSearch = async (
  { id }: MessageIntent,
  match: Match | undefined,
  { reading, intents, search }: Conversation,
) => {
  const ofRow = intents.reduce((sum, one) => sum + probabilityOf(one.id, reading.whole), 0)
  const remembers = probabilityOf('plot', reading.whole)
  const isOfContent = contentIntents.has(id) && remembers >= minRemembered
  if (ofRow >= minDecided && !isOfContent && !hasNoRow(id)) return false
  const found = await search()
  if (!found) return false
  const isOpen = hasNoRow(id) || (contentIntents.has(id) && found.isAsked)
  return (
    found.sureness + remembers >
    Math.max(isOpen ? 0 : Math.max(ofRow, minUnaskedSureness), match?.score ?? 0)
  )
}

/** Where there are two intents, each was already sure enough to be one of them. */
const answerIntent = async (
  intent: MessageIntent,
  conversation: Conversation,
): Promise<Answer | undefined> => {
  if (intent.probability < minSure && conversation.intents.length < 2) return undefined
  const match = findTeamRow(intent, conversation)
  return match ? answerByRow(match, conversation) : answerBuiltIn(intent.id, conversation)
}

/** Answers from rows that are sure, those of the team before the built-in ones. Two questions get two answers. */
export const answerFromRows = async (conversation: Conversation): Promise<Answer | undefined> => {
  const { intents, matched, reading } = conversation
  const [first] = matched.matches
  const [intent] = intents
  const isMeant =
    first?.isSure && !asksTwoQuestions(intents) && !meansSomethingElse(first, conversation)
  const match = isMeant ? first : undefined
  // A certain row needs no search, and so reads nothing of the site.
  if (match && match.score >= minCertain) return answerByRow(match, conversation)
  const contact = await answerContactLeft(conversation)
  if (contact) return contact
  if (intent && (await isForSearch(intent, match, conversation))) return undefined
  if (match) return answerByRow(match, conversation)
  const answers = await Promise.all(intents.map((one) => answerIntent(one, conversation)))
  const answer = joinAnswers(answers.filter((one) => one !== undefined))
  // The same answer twice did not help: offer a person instead.
  if (answer && !answer.isAside && answer.response === findLastAnswer(reading.history)) {
    const person = await answerBuiltIn('person', conversation)
    return person && { ...person, offers: answer.offers === true }
  }
  return answer
}
