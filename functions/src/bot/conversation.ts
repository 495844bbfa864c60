import type { Link, TryResult, Turn } from '@bong-bari/contract'
import { limitMs } from '@bong-bari/table/timeout'
import type { Language } from '@bong-bari/text'
import {
  type AnswerContext,
  fillPlaceholders,
  findBuiltInRow,
  findIntroducedName,
  renderBuiltInRow,
} from './built-in.ts'
import { readContacts } from './contacts.ts'
import { findOnSite, type SiteMatch } from './find-on-site.ts'
import type { Knowledge } from './knowledge.ts'
import type { Understanding } from './match/match.ts'
import { findMessageIntents, type MessageIntent } from './message-intents.ts'
import { type Reading, readMessage } from './reading.ts'
import type { SiteContent } from './site-content.ts'

/** The model gets at most this many rows. */
const maxRowsForModel = 5

const timeoutMs = 8_000

// The thresholds of this file. Each says what another value did to the talks of the demo's house (98.5 % useful, 0.8 wrong) and to the
// lists of visitors (83.7, 10.3). Neither set is blind any more: see docs/decisions/0124-bot-learns-from-ways-to-ask.md.

export type Answer = TryResult & {
  language: Language
  /** "Thanks" and the like are no questions, so they are not counted as answered. */
  isAside?: boolean
  links?: Link[]
  /** The answer offers to take a request. */
  offers?: boolean
  /** A row answered that has no answer in the language of the message. */
  lacksLanguage?: boolean
  /** The answer is only near, so the question still counts as unanswered. */
  isGuess?: boolean
  /** Two other questions to ask, where the bot does not know the answer. */
  suggestions?: string[]
}

export type Conversation = {
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

export const findLastAnswer = (history: readonly Turn[]) =>
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

export const readAnswerContext = async (
  { reading, content, now }: Conversation,
  language: Language,
): Promise<AnswerContext> => {
  const { message, history } = reading
  const [contacts, siteContent] = await Promise.all([readContacts(now), content()])
  return { contacts, content: siteContent, language, message, history, now }
}

export const answerBuiltIn = async (
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

/** Fills in the names in braces of an answer that the team wrote. */
export const fillRowText = async (words: string, conversation: Conversation, language: Language) =>
  words.includes('{')
    ? fillPlaceholders(words, await readAnswerContext(conversation, language))
    : words

export const probabilityOf = (id: string, { reading }: Conversation) =>
  reading.whole.intents.find((intent) => intent.id === id)?.probability ?? 0

export const joinAnswers = ([first, second]: Answer[]): Answer | undefined =>
  first && second
    ? {
        ...first,
        response: `${first.response}\n${second.response}`,
        links: [...(first.links ?? []), ...(second.links ?? [])],
        offers: first.offers === true || second.offers === true,
        isAside: first.isAside === true && second.isAside === true,
      }
    : first

const memoiseOnce = <Made>(make: () => Made) => {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const readConversation = async (
  message: string,
  history: Turn[],
  now: Date,
  read: () => Promise<Knowledge>,
  client: string | undefined,
): Promise<Conversation> => {
  const deadline = performance.now() + limitMs(timeoutMs)
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
