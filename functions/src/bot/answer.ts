import type { Link, Tried, Turn } from '@bong-bari/contract'
import { botOnward } from '@bong-bari/site/bot-onward'
import type { Language } from '@bong-bari/text'
import {
  type AnswerContext,
  fillPlaceholders,
  findBuiltInRow,
  findIntroducedName,
  findLinesOfLastAnswer,
  findSaidRows,
  renderBuiltInRow,
  renderShownFact,
} from './built-in.ts'
import { readCardsOf } from './cards-for.ts'
import { readContacts } from './contacts.ts'
import { asksForVideoOrPost, findOnSite, type SiteMatch } from './find-on-site.ts'
import { type Knowledge, readCurrentKnowledge, readKnowledge } from './knowledge.ts'
import type { Match, Understanding } from './match/match.ts'
import { intentOfRow } from './meaning/meanings.ts'
import {
  asksTwoQuestions,
  findMessageIntents,
  findRefusedRow,
  hasNoRow,
  type MessageIntent,
  minSure,
} from './message-intents.ts'
import { type Reading, readMessage } from './reading.ts'
import type { SiteContent } from './site-content.ts'
import { chooseAnswer } from './texts-by-language.ts'
import { businessLine, chooseUnknownLine, suggestQuestions } from './unknown-line.ts'

/** The model gets at most this many rows. */
const maxRowsForModel = 5
const timeoutMs = 8_000

// The thresholds of this file. Each says what another value did to the talks of the demo's house (98.5 % useful, 0.8 wrong) and to the
// lists of visitors (82.7, 13). Neither set is blind any more: see docs/decisions/0124-bot-learns-from-ways-to-ask.md.

/** From this probability on somebody may be in distress: rather too often than never. At 0.15 visitors 82.3 and 13.3; 0.4 changes nothing. */
const minDistress = 0.25
/** From this score on a row of the team is meant, whatever else the message resembles. At 0.75 visitors 82.3 and 13.3; 0.95 changes nothing. */
const minCertain = 0.85
/** How much more probable than the score of a row another intent must be. 0 and 0.2 change nothing. */
const minLead = 0.1
/** The intent of a row must have this probability in the message, where the intent of the row is known. At 0 talks 1.5 wrong; at 0.1 visitors 82.3 and 12.7. */
const minPlausible = 0.03
/** From this probability on the intent of a row is known. At 0.7 nothing changes; at 0.95 visitors 83 and 13. */
const minSameIntent = 0.85
/** A row of the team with a lower score is not near. At 0 visitors 81.7 and 14; at 0.4 talks 97.7 and 1.5. */
const minNearScore = 0.2
/** The search needs this where a video or post may be wanted (at 0.45 talks 97.7 and 1.5), and more elsewhere (at 0.3 visitors 82.3 and 13.3). */
const minSiteSureness = { ofContent: 0.3, elsewhere: 0.45 }
/** A message that names a video or a post leans so much towards one. At 0 talks 97.7 and 1.5. */
const namedBonus = 0.1
/** An intent with this probability needs no search. At 0.8 talks 97.7 and 1.5; searching always changes nothing but takes time. */
const minDecided = 0.9
/** A result of the search that nobody asked for has to fit this well. At 0.3 visitors 82.3 and 13.3; 0.7 changes nothing. */
const minUnaskedSureness = 0.5
/** Whoever says what is not wanted means the rest of the message. At 0.65, as elsewhere, visitors 82.7 and 12.3. */
const minAfterRefusal = 0.35
/** From this sum of probabilities on a message is business, whatever it asks, and a request is offered. 0.3 and 0.5 change nothing. */
const minBusiness = 0.4

type Answer = Tried & {
  language: Language
  /** "Thanks" and the like are no questions, so they are not counted as answered. */
  isAside?: boolean
  links?: Link[]
  /** The answer offers to take a request. */
  offers?: boolean
  /** The answer is only near, so the question still counts as unanswered. */
  isGuess?: boolean
  /** Two other questions to ask, where the bot does not know the answer. */
  suggestions?: string[]
}

type Conversation = {
  reading: Reading
  intents: MessageIntent[]
  knowledge: Knowledge
  matched: Understanding
  /** Reads what the site shows, once, and only where an answer needs it. */
  content: () => Promise<SiteContent>
  /** Searches the site for the video or post that the message describes, once. */
  search: () => Promise<SiteMatch | undefined>
  now: Date
  deadline: number
  client: string | undefined
}

const findLastAnswer = (history: readonly Turn[]) =>
  history.findLast(({ role }) => role === 'assistant')?.content

/** Content that cannot be read counts as empty, so that the bot still answers. */
const readContent = async (now: Date): Promise<SiteContent> => {
  const { noSiteContent, readSiteContent } = await import('./site-content.ts')
  try {
    return await readSiteContent(now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', content: failure }))
    return noSiteContent
  }
}

const readAnswerContext = async (
  { reading, content, now }: Conversation,
  language: Language,
): Promise<AnswerContext> => {
  const { message, history } = reading
  const [contacts, siteContent] = await Promise.all([readContacts(now), content()])
  return { contacts, content: siteContent, language, message, history, now }
}

const answerBuiltIn = async (
  id: string,
  conversation: Conversation,
  language = conversation.reading.language,
): Promise<Answer | undefined> => {
  const visitor = id === 'name' ? findIntroducedName(conversation.reading.message) : undefined
  const row = findBuiltInRow(id === 'name' && !visitor ? 'hello' : id)
  const said =
    row && renderBuiltInRow(row, { ...(await readAnswerContext(conversation, language)), visitor })
  return said && { ...said, language }
}

/** Gives the lines of the last answer, if they were built-in ones, in another language. */
const repeatBuiltIn = async (
  conversation: Conversation,
  language: Language,
): Promise<Answer | undefined> => {
  const asked = await readAnswerContext(conversation, language)
  const lines = findLinesOfLastAnswer(conversation.reading.history).flatMap(({ row, place }) => {
    const said = renderBuiltInRow(row, asked, place)
    return said ? [{ ...said, language }] : []
  })
  return joinAnswers(lines)
}

/** A message about self-harm gets the helpline and nothing else. */
const answerSelfHarm = (conversation: Conversation): Promise<Answer | undefined> | undefined => {
  const { whole, clauses } = conversation.reading
  const isDistress = [whole, ...clauses].some(({ intents }) =>
    intents.some(({ id, probability }) => id === 'care' && probability >= minDistress),
  )
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
      response: await fillRowText(chooseAnswer(row, language), conversation, language),
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

const roundScore = (score: number) => Math.min(1, Math.round(score * 1000) / 1000)

/** Fills in the names in braces of an answer that the team wrote. */
const fillRowText = async (words: string, conversation: Conversation, language: Language) =>
  words.includes('{')
    ? fillPlaceholders(words, await readAnswerContext(conversation, language))
    : words

/** Whether a page shows prices. Then the page's own words answer a question about prices, unless it is the very question of a row. */
const isShownOnPage = async (id: string, conversation: Conversation) => {
  const row = id === 'price' ? findBuiltInRow(id) : undefined
  return (
    row !== undefined &&
    renderShownFact(row, await readAnswerContext(conversation, conversation.reading.language)) !==
      undefined
  )
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
  const said = chooseAnswer(row, spoken)
  return {
    response: await fillRowText(said, conversation, language),
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
])
const probabilityOf = (id: string, { reading }: Conversation) =>
  reading.whole.intents.find((intent) => intent.id === id)?.probability ?? 0

/** Whether the message surely asks something that the bot cannot know. */
const asksUnknowable = (intent: MessageIntent | undefined) =>
  intent?.id === 'none' && intent.probability >= minSure

/** Whether a message means something else than the row of the team that fits its words. */
const meansSomethingElse = async ({ row, score }: Match, conversation: Conversation) => {
  const { intents, reading } = conversation
  const meaning = intentOfRow(row)
  if (findRefusedRow(reading) === meaning.id && meaning.probability >= minSure) return true
  const isOfOther =
    meaning.probability >= minSameIntent && probabilityOf(meaning.id, conversation) < minPlausible
  if (score >= minCertain) return isOfOther && asksUnknowable(intents[0])
  const [intent] = intents
  const found = asksForVideoOrPost(reading.affirmed) ? await conversation.search() : undefined
  if (found && found.sureness >= minSiteSureness.ofContent)
    return !found.links.some(({ id }) => row.links.some((one) => one.id === id))
  if (!intent) return false
  if (intent.id === meaning.id) return isShownOnPage(intent.id, conversation)
  if (isOfOther) return true
  if (hasNoRow(intent.id)) return false
  return intent.probability >= minSure && intent.probability > score + minLead
}

/** The row of the team with the same intent as a built-in row, which it replaces. */
const findTeamRow = ({ id, probability }: MessageIntent, { matched }: Conversation) =>
  probability < minSure
    ? undefined
    : matched.matches.find(({ row, score }) => {
        const meaning = intentOfRow(row)
        return score >= minNearScore && meaning.id === id && meaning.probability >= minSameIntent
      })

const isWorthShowing = ({ isAsked, sureness }: SiteMatch) =>
  isAsked || sureness >= minUnaskedSureness

/** Whether the search of the site answers better than a row: the message half remembers a video or a post. */
const isForSearch = async ({ id }: MessageIntent, conversation: Conversation) => {
  const probability = conversation.intents.reduce(
    (sum, intent) => sum + probabilityOf(intent.id, conversation),
    0,
  )
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

const isBusiness = ({ whole }: Reading) =>
  whole.intents.reduce(
    (sum, { id, probability }) => sum + (findBuiltInRow(id)?.offers ? probability : 0),
    0,
  ) >= minBusiness

const answerIntent = async (
  intent: MessageIntent,
  conversation: Conversation,
): Promise<Answer | undefined> => {
  const match = findTeamRow(intent, conversation)
  if (match && !(await isShownOnPage(intent.id, conversation)))
    return answerByRow(match, conversation)
  // Where there are two intents, each was already sure enough to be one of them.
  const min =
    conversation.intents.length > 1
      ? 0
      : findRefusedRow(conversation.reading)
        ? minAfterRefusal
        : minSure
  return intent.probability >= min && !hasNoRow(intent.id)
    ? answerBuiltIn(intent.id, conversation)
    : undefined
}

const joinAnswers = ([first, second]: Answer[]): Answer | undefined =>
  first && second
    ? {
        ...first,
        response: `${first.response}\n${second.response}`,
        links: [...(first.links ?? []), ...(second.links ?? [])],
        offers: first.offers === true || second.offers === true,
        isAside: first.isAside === true && second.isAside === true,
      }
    : first

/** Answers from rows that are sure, those of the team before the built-in ones. Two questions get two answers. */
const answerFromRows = async (conversation: Conversation): Promise<Answer | undefined> => {
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
  if (!found || (asksUnknowable(conversation.intents[0]) && !isWorthShowing(found)))
    return undefined
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

const describeNearest = ({ nearest }: Understanding): Pick<Tried, 'nearest'> => {
  if (!nearest || nearest.score < minNearScore) return {}
  const { row, score, keptBy } = nearest
  return { nearest: { rowId: row.id, keyword: row.keyword, score: roundScore(score), keptBy } }
}

const memoiseOnce = <Made>(make: () => Made) => {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const readConversation = async (
  message: string,
  history: Turn[],
  now: Date,
  read: () => Promise<Knowledge>,
  client: string | undefined,
): Promise<Conversation> => {
  const deadline = performance.now() + timeoutMs
  const knowledge = await read()
  const reading = readMessage(message, history)
  const matched = await knowledge.understand(reading, maxRowsForModel)
  const content = memoiseOnce(() => readContent(now))
  const search = memoiseOnce(async () =>
    findOnSite(await content(), reading.affirmed, reading.history),
  )
  return {
    reading,
    intents: findMessageIntents(reading),
    knowledge,
    matched,
    content,
    search,
    now,
    deadline,
    client,
  }
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
  return { ...said, offers: said.offers === true || isBusiness(conversation.reading) }
}

/** Answers a message for the try panel, with the score. */
export const tryMessage = async (message: string, now: Date) => {
  const { links, isAside, offers, suggestions, isGuess, ...tried } = await answer(
    message,
    [],
    now,
    { read: readCurrentKnowledge },
  )
  return { ...tried, ...(await readCardsOf(links, now)) }
}
