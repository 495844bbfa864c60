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
import { type Reading, readMessage } from './reading.ts'
import type { SiteContent } from './site-content.ts'
import { chooseAnswer } from './texts-by-language.ts'
import { businessLine, chooseUnknownLine, suggestQuestions } from './unknown-line.ts'
import {
  asksTwoQuestions,
  findMessageIntents,
  findRefusedRow,
  hasNoRow,
  type MessageIntent,
  minSure,
} from './wishes.ts'

/** The best rows are given to the model. */
const maxRowsForModel = 5
const timeoutMs = 8_000

/** Above this share of the message's meaning, somebody may be in distress; rather once too often than never. */
const minDistress = 0.25
/** A row of the team that fits so well is meant, whatever else the message resembles. */
const minCertain = 0.85
/** How much more probable a built-in row of another meaning must be. */
const minLead = 0.1
/** What a row of the team is about must be a little probable of the message, where that is known. */
const minPlausible = 0.03
/** A row of the team means the same as a built-in one. */
const minSameMeaning = 0.85
/** Below, a row is not near. */
const minNear = 0.2

type Answer = Tried & {
  language: Language
  /** Thanks and the like ask nothing, so they count as no question. */
  isAside?: boolean
  links?: Link[]
  /** Offers to take a request. */
  offers?: boolean
  /** Something near; the question stays unanswered. */
  isGuess?: boolean
  /** Two other questions, where the bot does not know. */
  suggestions?: string[]
}

type Talk = {
  reading: Reading
  wishes: MessageIntent[]
  knowledge: Knowledge
  understood: Understanding
  /** Read once, and only where an answer needs it. */
  content: () => Promise<SiteContent>
  /** What the search of the site finds. */
  found: () => Promise<SiteMatch | undefined>
  now: Date
  deadline: number
  client: string | undefined
}

const lastSaid = (history: readonly Turn[]) =>
  history.findLast(({ role }) => role === 'assistant')?.content

/** Unreadable counts as empty. */
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

const searchSite = (content: SiteContent, { affirmed, history }: Reading) =>
  findOnSite(content, affirmed, history)

const askedOf = async (
  { reading, content, now }: Talk,
  language: Language,
): Promise<AnswerContext> => {
  const { message, history } = reading
  const [contacts, known] = await Promise.all([readContacts(now), content()])
  return { contacts, content: known, language, message, history, now }
}

const sayBuiltIn = async (
  id: string,
  talk: Talk,
  language = talk.reading.language,
): Promise<Answer | undefined> => {
  const visitor = id === 'name' ? findIntroducedName(talk.reading.message) : undefined
  const row = findBuiltInRow(id === 'name' && !visitor ? 'hello' : id)
  const said = row && renderBuiltInRow(row, { ...(await askedOf(talk, language)), visitor })
  return said && { ...said, language }
}

/** The last answer in another language, each of its lines in its place. */
const repeatBuiltIn = async (talk: Talk, language: Language): Promise<Answer | undefined> => {
  const asked = await askedOf(talk, language)
  const lines = findLinesOfLastAnswer(talk.reading.history).flatMap(({ row, place }) => {
    const said = renderBuiltInRow(row, asked, place)
    return said ? [{ ...said, language }] : []
  })
  return joined(lines)
}

/** A message about self-harm gets the helpline and nothing else. */
const answerDistress = (talk: Talk): Promise<Answer | undefined> | undefined => {
  const { whole, clauses } = talk.reading
  const isDistress = [whole, ...clauses].some(({ meant }) =>
    meant.some(({ id, probability }) => id === 'care' && probability >= minDistress),
  )
  return isDistress ? sayBuiltIn('care', talk) : undefined
}

const languageWishes: Record<string, Language> = {
  inenglish: 'english',
  inbengali: 'bengali',
  inbenglish: 'benglish',
}

/** The last answer once more, in the language that is asked for. */
const answerInLanguage = async (talk: Talk): Promise<Answer | undefined> => {
  const [wish] = talk.wishes
  const language = wish && wish.probability >= minSure ? languageWishes[wish.id] : undefined
  if (!language) return undefined
  const { history } = talk.reading
  if (!lastSaid(history)) return sayBuiltIn('help', talk, language)
  const row = await talk.knowledge.saidAgain(history, language)
  if (row)
    return {
      response: await rowWords(chooseAnswer(row, language), talk, language),
      source: 'row',
      rowId: row.id,
      links: row.links,
      language,
    }
  const again = await repeatBuiltIn(talk, language)
  if (again) return again
  return { response: botOnward.untold[language], source: 'built-in', language, isAside: true }
}

/** What comes after one more of what was said: of a joke a joke, of the newest video the most watched, then all. */
const nextOf: Record<string, string> = { joke: 'joke', new: 'watch', newest: 'watch', watch: 'all' }

const answerAnother = (talk: Talk): Promise<Answer | undefined> | undefined => {
  const [wish] = talk.wishes
  if (wish?.id !== 'more' || wish.probability < minSure) return undefined
  const last = findSaidRows(talk.reading.history).find(({ id }) => nextOf[id])
  return sayBuiltIn((last && nextOf[last.id]) ?? 'watch', talk)
}

/** An address or number of their own, left for the team. */
const answerContactLeft = async (talk: Talk): Promise<Answer | undefined> => {
  const { message } = talk.reading
  const mayHaveContact = /@|\p{Nd}.*\p{Nd}.*\p{Nd}|\bat\b/iu.test(message)
  if (!mayHaveContact || !(await import('./stored-question.ts')).hasContact(message))
    return undefined
  const said = await sayBuiltIn('contactLeft', talk)
  return said && { ...said, isGuess: true }
}

const rounded = (score: number) => Math.min(1, Math.round(score * 1000) / 1000)

/** The team's words, with its names in braces filled in. */
const rowWords = async (words: string, talk: Talk, language: Language) =>
  words.includes('{') ? fillPlaceholders(words, await askedOf(talk, language)) : words

/** Whether a page shows what a row of this meaning may leave out: prices. Then the page's own words answer all but the row's very question. */
const isShownOnPage = async (id: string, talk: Talk) => {
  const row = id === 'price' ? findBuiltInRow(id) : undefined
  return (
    row !== undefined &&
    renderShownFact(row, await askedOf(talk, talk.reading.language)) !== undefined
  )
}

const sayRow = async ({ row, field, variant, score }: Match, talk: Talk): Promise<Answer> => {
  const { message, language, answerLanguage } = talk.reading
  const meaning = intentOfRow(row)
  const offers = row.category === 'collaboration' || findBuiltInRow(meaning.id)?.offers === true
  // "Hi" may be of either language in Latin letters, and is never answered in Bengali script where the row has another.
  const spoken = answerLanguage ?? (/[a-z]/i.test(message) ? language : undefined)
  const said = chooseAnswer(row, spoken)
  return {
    response: await rowWords(said, talk, language),
    source: 'row',
    rowId: row.id,
    field,
    ...(variant !== undefined && { variant }),
    score: rounded(score),
    links: row.links,
    language,
    offers,
  }
}

/** Wishes that a certain video or post fulfils better than the row does. */
const ofContent = new Set(['blog', 'all', 'watch', 'newest', 'story', 'food', 'family', 'kids'])
const minFound = { ofContent: 0.3, unsure: 0.45 }
/** Naming a video or post leans so much towards one. */
const leanOfName = 0.1
/** So probable a wish needs no search. */
const minDecided = 0.9

const shareOfMessage = (id: string, { reading }: Talk) =>
  reading.whole.meant.find((meant) => meant.id === id)?.probability ?? 0

/** Whether the message surely asks what the bot cannot know. */
const isOutside = (wish: MessageIntent | undefined) =>
  wish?.id === 'none' && wish.probability >= minSure

/** Whether the message means something else than a row of the team that fits its words. */
const meansAnother = async ({ row, score }: Match, talk: Talk) => {
  const { wishes, reading } = talk
  const meaning = intentOfRow(row)
  if (findRefusedRow(reading) === meaning.id && meaning.probability >= minSure) return true
  const isOfOther =
    meaning.probability >= minSameMeaning && shareOfMessage(meaning.id, talk) < minPlausible
  if (score >= minCertain) return isOfOther && isOutside(wishes[0])
  const [wish] = wishes
  const found = asksForVideoOrPost(reading.affirmed) ? await talk.found() : undefined
  if (found && found.sureness >= minFound.ofContent)
    return !found.links.some(({ id }) => row.links.some((one) => one.id === id))
  if (!wish) return false
  if (wish.id === meaning.id) return isShownOnPage(wish.id, talk)
  if (isOfOther) return true
  if (hasNoRow(wish.id)) return false
  return wish.probability >= minSure && wish.probability > score + minLead
}

/** The team's row of the same meaning as a built-in one, which it replaces. */
const teamRowFor = ({ id, probability }: MessageIntent, { understood }: Talk) =>
  probability < minSure
    ? undefined
    : understood.matches.find(({ row, score }) => {
        const meaning = intentOfRow(row)
        return score >= minNear && meaning.id === id && meaning.probability >= minSameMeaning
      })

/** Unasked, only what fits well is shown. */
const minUnasked = 0.5
const isWorthShowing = ({ isAsked, sureness }: SiteMatch) => isAsked || sureness >= minUnasked

/** A half remembered video or post is found by the search, unless a row is surer. */
const isForSite = async ({ id }: MessageIntent, talk: Talk) => {
  const probability = talk.wishes.reduce((sum, wish) => sum + shareOfMessage(wish.id, talk), 0)
  if (probability >= minDecided && !ofContent.has(id) && !hasNoRow(id)) return false
  const found = await talk.found()
  if (!found) return false
  if (id === 'plot') return true
  if (id === 'none') return isWorthShowing(found)
  if (ofContent.has(id) && found.isAsked) return found.sureness >= minFound.ofContent
  const named = found.isAsked ? leanOfName : 0
  return (
    found.sureness + shareOfMessage('plot', talk) + named > Math.max(probability, minFound.unsure)
  )
}

/** Somebody who says what is not wanted means the rest of the message. */
const minAfterRefusal = 0.35

/** From this share of the message's meaning on it is business, whatever the kind: a request is offered. */
const minBusiness = 0.4

const isBusiness = ({ whole }: Reading) =>
  whole.meant.reduce(
    (sum, { id, probability }) => sum + (findBuiltInRow(id)?.offers ? probability : 0),
    0,
  ) >= minBusiness

const answerWish = async (wish: MessageIntent, talk: Talk): Promise<Answer | undefined> => {
  const match = teamRowFor(wish, talk)
  if (match && !(await isShownOnPage(wish.id, talk))) return sayRow(match, talk)
  // Of two wishes each was sure enough to be one.
  const min = talk.wishes.length > 1 ? 0 : findRefusedRow(talk.reading) ? minAfterRefusal : minSure
  return wish.probability >= min && !hasNoRow(wish.id) ? sayBuiltIn(wish.id, talk) : undefined
}

const joined = ([first, second]: Answer[]): Answer | undefined =>
  first && second
    ? {
        ...first,
        response: `${first.response}\n${second.response}`,
        links: [...(first.links ?? []), ...(second.links ?? [])],
        offers: first.offers === true || second.offers === true,
        isAside: first.isAside === true && second.isAside === true,
      }
    : first

/** Sure rows: the team's before built-in ones, one for each of two questions. */
const answerFromRows = async (talk: Talk): Promise<Answer | undefined> => {
  const { wishes, understood, reading } = talk
  const [match] = understood.matches
  const [wish] = wishes
  const contact = match && match.score >= minCertain ? undefined : await answerContactLeft(talk)
  if (contact) return contact
  if (match?.isSure && !asksTwoQuestions(wishes) && !(await meansAnother(match, talk)))
    return sayRow(match, talk)
  if (!wish) {
    const refused = findRefusedRow(reading)
    const isOfBrands = refused !== undefined && findBuiltInRow(refused)?.group === 'brands'
    return sayBuiltIn(isOfBrands ? 'notbrand' : 'ok', talk)
  }
  if (await isForSite(wish, talk)) return undefined
  const answers = await Promise.all(wishes.map((one) => answerWish(one, talk)))
  const answer = joined(answers.filter((one) => one !== undefined))
  // The same answer twice did not help: offer a person instead.
  if (answer && !answer.isAside && answer.response === lastSaid(reading.history)) {
    const person = await sayBuiltIn('person', talk)
    return person && { ...person, offers: answer.offers === true }
  }
  return answer
}

const answerByModel = async (talk: Talk): Promise<Answer | undefined> => {
  const { reading, understood, client, deadline, now } = talk
  const { message, history, language } = reading
  const rows = understood.matches.map(({ row }) => row)
  const model = await import('./model/answer-by-model.ts')
  const said = await model.answerByModel(
    {
      message,
      history: [...history],
      rows,
      language,
      client,
      found: await talk.found(),
      isBusiness: isBusiness(reading),
    },
    deadline,
    now,
  )
  return said && { source: 'model', language, ...said }
}

/** Undefined where no card can be read: the sentence announces what stands below it. */
const answerFromSite = async (talk: Talk): Promise<Answer | undefined> => {
  const { now } = talk
  const { language } = talk.reading
  const found = await talk.found()
  if (!found || (isOutside(talk.wishes[0]) && !isWorthShowing(found))) return undefined
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

const answerUnknown = async (talk: Talk): Promise<Answer> => {
  const { knowledge, reading, understood, wishes, now } = talk
  const { language, history } = reading
  const line = isBusiness(reading)
    ? businessLine(language)
    : chooseUnknownLine(knowledge.templates, language, lastSaid(history), now)
  return {
    ...line,
    language,
    suggestions: suggestQuestions(
      understood.nearest,
      wishes[0]?.id === 'none' ? [] : reading.whole.meant,
      language,
    ),
  }
}

const nearestIn = ({ nearest }: Understanding): Pick<Tried, 'nearest'> => {
  if (!nearest || nearest.score < minNear) return {}
  const { row, score, keptBy } = nearest
  return { nearest: { rowId: row.id, keyword: row.keyword, score: rounded(score), keptBy } }
}

const once = <Made>(make: () => Made) => {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const readTalk = async (
  message: string,
  history: Turn[],
  now: Date,
  read: () => Promise<Knowledge>,
  client: string | undefined,
): Promise<Talk> => {
  const deadline = performance.now() + timeoutMs
  const knowledge = await read()
  const reading = readMessage(message, history)
  const understood = await knowledge.understand(reading, maxRowsForModel)
  const content = once(() => readContent(now))
  const found = once(async () => searchSite(await content(), reading))
  return {
    reading,
    wishes: findMessageIntents(reading),
    knowledge,
    understood,
    content,
    found,
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
  const talk = await readTalk(message, history, now, read, client)
  const sure =
    (await answerDistress(talk)) ??
    (await answerInLanguage(talk)) ??
    (await answerAnother(talk)) ??
    (await answerFromRows(talk))
  const unsure = async () => ({
    ...((await answerByModel(talk)) ?? (await answerFromSite(talk)) ?? (await answerUnknown(talk))),
    ...nearestIn(talk.understood),
  })
  const said = sure ?? (await unsure())
  return { ...said, offers: said.offers === true || isBusiness(talk.reading) }
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
