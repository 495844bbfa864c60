import type { Link, Tried, Turn } from '@bong-bari/contract'
import { botAsides } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { cardsFor } from './cards-for.ts'
import { readContacts } from './contacts.ts'
import { readKnowledge, readTaught } from './knowledge.ts'
import type { Match, Understanding } from './match/match.ts'
import type { SiteContent } from './site-content.ts'
import { wordsFor } from './words-for.ts'

/** Rows given to the model. */
const maxRowsForModel = 5

/** Milliseconds, model included. */
const patience = 8_000

const rounded = (score: number) => Math.round(score * 1000) / 1000

const why = ({ row, field, variant, score }: Match) => ({
  rowId: row.id,
  field,
  ...(variant !== undefined && { variant }),
  score: rounded(score),
})

/** Below, a row is not near. */
const leastNear = 0.2

const nearestIn = ({ nearest }: Understanding): Pick<Tried, 'nearest'> => {
  if (!nearest || nearest.score < leastNear) return {}
  const { row, score, keptBy } = nearest
  return { nearest: { rowId: row.id, keyword: row.keyword, score: rounded(score), keptBy } }
}

/** Unless the team taught an answer to just that. */
const wantsPerson = async (message: string, first: Match | undefined) => {
  const { handoffIn } = await import('./handoff.ts')
  const wanted = handoffIn(message)
  if (!first?.isSure) return wanted !== undefined
  return wanted === 'person' && !handoffIn(first.row.userMessage)
}

/** With the language assumed. */
type Answer = Tried & {
  language: Language
  /** Not for rows: thanks, or another language. */
  isAside?: true
  /** What the row leads to. What a search found has its `cards` already. */
  links?: Link[]
  /** Offer to take a request. */
  offers?: boolean
  /** Something near; the question stays unanswered. */
  isGuess?: boolean
  /** Chips, as the bot does not know. */
  suggestions?: string[]
}

const handedOff = async (language: Language, now: Date): Promise<Answer> => {
  const { handoffAnswer } = await import('./handoff.ts')
  return { response: handoffAnswer(language, await readContacts(now)), source: 'handoff', language }
}

type Asking = {
  message: string
  history: Turn[]
  language: Language
  now: Date
  /** Once, however often asked. */
  look: () => ReturnType<typeof lookIn>
}

const small = async (id: string, { history, language, now }: Asking): Promise<Answer> => {
  const { smallTalkLine } = await import('./small-talk.ts')
  const response = smallTalkLine(id, language, history, now) ?? botAsides.enough[language]
  return { response, source: 'built-in', language, isAside: true }
}

/** Undefined where the last answer lacks the wanted language. */
const asideAnswer = async (
  aside: NonNullable<Understanding['aside']>,
  asking: Asking,
): Promise<Answer | undefined> => {
  if (aside.kind === 'enough') return small(isThanks(asking.message) ? 'thanks' : 'ok', asking)
  const { row } = aside
  if (!row) return undefined
  const { id: rowId, links } = row
  const { language } = asking
  return { response: wordsFor(row, language), source: 'row', rowId, links, language }
}

const isThanks = (message: string) =>
  /th?a?n?x\b|thank|\bty|dh[ao]n[yn]|grateful|ধন্য|থ্যা|কৃতজ্ঞ|upokar|উপকার/i.test(message)

/** Whoever says they want to die hears only this. */
const cared = async ({ message, language, now }: Asking): Promise<Answer | undefined> => {
  const { isInDistress } = await import('./care.ts')
  if (!isInDistress(message)) return undefined
  const { careLine } = await import('@bong-bari/site/bot-onward')
  const response = careLine[language].replace('{care}', (await readContacts(now)).careLine)
  return { response, source: 'built-in', language, isAside: true }
}

/** Unreadable counts as empty. */
const siteContentAt = async (now: Date): Promise<SiteContent> => {
  const { noSiteContent, readSiteContent } = await import('./site-content.ts')
  try {
    return await readSiteContent(now)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', content: failure }))
    return noSiteContent
  }
}

const lookIn = async (message: string, history: Turn[], now: Date) => {
  const [{ findOnSite }, content] = await Promise.all([
    import('./find-on-site.ts'),
    siteContentAt(now),
  ])
  return findOnSite(content, message, history)
}

type Found = NonNullable<Awaited<ReturnType<typeof lookIn>>>

/** Undefined where no card could be read: the sentence announces what stands below it. */
const foundAnswer = async (
  { links, isAsked }: Found,
  { language, now }: Asking,
): Promise<Answer | undefined> => {
  const { cards } = await cardsFor(links, now)
  if (!cards) return undefined
  const { botOnward } = await import('@bong-bari/site/bot-onward')
  return {
    response: botOnward.found[language][isAsked ? (cards.length > 1 ? 'two' : 'one') : 'about'],
    source: 'search',
    isGuess: !isAsked,
    cards,
    language,
  }
}

const factAnswer = async (
  id: string,
  { language, message, now }: Asking,
): Promise<Answer | undefined> => {
  const [{ factLine }, contacts, content] = await Promise.all([
    import('./facts.ts'),
    readContacts(now),
    siteContentAt(now),
  ])
  const told = factLine(id, { contacts, content, language, message, now })
  return told && { ...told, source: 'fact', language, isGuess: id === 'typed' }
}

/** Only near digits or a sign. */
const leavesContact = async (message: string) =>
  /@|\p{Nd}.*\p{Nd}.*\p{Nd}|\bat\b/iu.test(message) &&
  (await import('./mask.ts')).hasContact(message)

/** With a personal address beside it. */
const noted = async (asking: Asking): Promise<Answer | undefined> =>
  (await leavesContact(asking.message)) ? factAnswer('typed', asking) : undefined

/** From here a topic is clear; wrong small talk is worse than not knowing. */
const clear = { fact: 0.58, talk: 0.6, certain: 0.85, film: 0.68, nearer: 0.04 }

/**
 * In order: training row, fact, model, half remembered video or post, small talk, fallback template or built-in line. Never rejects for
 * want of an answer; 8 s at most. Model use also counts for the client.
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
  const understood = await knowledge.understand(message, maxRowsForModel, history)
  const { language, answerLanguage, matches, aside } = understood
  let looking: ReturnType<typeof lookIn> | undefined
  const look = () => {
    looking ??= lookIn(message, history, now)
    return looking
  }
  const asking: Asking = { message, history, language, now, look }
  const care = await cared(asking)
  if (care) return care
  const told = aside && (await asideAnswer(aside, asking))
  if (told) return told
  const [first] = matches
  if (await wantsPerson(message, first)) return handedOff(language, now)
  if (await wantsAnotherJoke(asking)) return small('joke', asking)
  if (first?.isSure && !(await isOfAnother(first, asking))) {
    const { links, category } = first.row
    const line = {
      response: wordsFor(first.row, answerLanguage),
      source: 'row' as const,
      ...why(first),
    }
    const offers = category === 'collaboration' || (await leavesContact(message))
    return { ...line, links, language, offers }
  }
  const rows = matches.map(({ row }) => row)
  const unmet = { ...nearestIn(understood), language }
  const asked = { message, history, rows, language, client }
  const known = aside ? undefined : await knownBeforehand(asking)
  if (known?.fact) {
    // Asking again means it did not help.
    const isSaid = known.fact.response === lastSaid(history)
    return isSaid
      ? { ...(await handedOff(language, now)), offers: known.fact.offers === true }
      : { ...known.fact, ...unmet }
  }
  const { answerByModel } = await import('./model/answer-by-model.ts')
  const modelled = await answerByModel({ ...asked, found: known?.found }, deadline, now)
  if (modelled) return { source: 'model', ...modelled, ...unmet }
  if (aside)
    return { response: botAsides.untold[language], source: 'built-in', language, isAside: true }
  const line = await known?.line()
  if (line) return { ...unmet, ...line }
  const { chipsFor, unknownLine } = await import('./unknown-line.ts')
  const missed = unknownLine(knowledge.templates, language, lastSaid(history), now)
  return { ...missed, ...unmet, suggestions: chipsFor(understood.nearest, language) }
}

const lastSaid = (history: Turn[]) => history.findLast(({ role }) => role === 'assistant')?.content

const wantsAnotherJoke = async ({ message, history }: Asking) => {
  const { wantsMore } = await import('./match/asides.ts')
  if (!wantsMore(message)) return false
  const { lastJoke } = await import('./small-talk.ts')
  return lastJoke(history)
}

/** A plot described asks for that video, and the site may have something nearer. */
const isOfAnother = async ({ row, score }: Match, asking: Asking) => {
  if (score >= clear.certain) return false
  const [{ asksForFilm }, { topicOf }] = await Promise.all([
    import('./find-on-site.ts'),
    import('./topics.ts'),
  ])
  const topic = topicOf(asking.message)
  const isNearer = topic.score >= clear.talk && topic.score > score + clear.nearer
  // What the team taught on the same topic goes first.
  if (isNearer && topicOf(row.userMessage).id !== topic.id) return true
  if (!asksForFilm(asking.message)) return false
  const found = await asking.look()
  return (
    found !== undefined && !found.links.some(({ id }) => row.links.some((one) => one.id === id))
  )
}

const knownBeforehand = async (asking: Asking) => {
  const { message } = asking
  const [{ topicOf }, { nameIn }, { wantsWork }] = await Promise.all([
    import('./topics.ts'),
    import('./small-talk.ts'),
    import('./wants-work.ts'),
  ])
  const { id, score, isFact } = topicOf(message)
  const found = await asking.look()
  const visitor = nameIn(message)
  const isFilm =
    found !== undefined &&
    !visitor &&
    (score < clear.fact || found.sureness > score || (found.isAsked && score < clear.film))
  const wanted = !isFilm && wantsWork(message)
  const typed = await noted(asking)
  const isClear = isFact && score >= (wanted ? clear.film : clear.fact) && !isFilm
  const factId = isClear ? id : wanted ? 'work' : undefined
  const fact = typed ?? (factId ? await factAnswer(factId, asking) : undefined)
  const line = async (): Promise<Answer | undefined> => {
    const shown = isFilm ? await foundAnswer(found, asking) : undefined
    if (shown) return shown
    if (!isFact && score >= clear.talk) return small(id, asking)
    if (!visitor) return undefined
    const named = await small('name', asking)
    return { ...named, response: named.response.replaceAll('{visitor}', visitor) }
  }
  return { fact, found: isFilm ? found : undefined, line }
}

/** For the team's tries. */
export const tryMessage = async (message: string, now: Date) => {
  const { links, isAside, offers, suggestions, isGuess, ...tried } = await answer(
    message,
    [],
    now,
    {
      read: readTaught,
    },
  )
  return { ...tried, ...(await cardsFor(links, now)) }
}
