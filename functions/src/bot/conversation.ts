import type { Link, TryResult, Turn } from '@bong-bari/contract'
import { findBuiltInRow } from '@bong-bari/site/bot-rows'
import { limitMs } from '@bong-bari/table/timeout'
import { type Language, once } from '@bong-bari/text'
import { findOnSite, type SiteMatch } from './find-on-site.ts'
import type { Knowledge } from './knowledge.ts'
import type { Understanding } from './match/match.ts'
import { findPreviousTurn, matchInConversation, type PreviousTurn } from './match/talk.ts'
import { findMessageIntents, type MessageIntent } from './message-intents.ts'
import { probabilityOfAny, type Reading, readMessage } from './reading.ts'

/** The model gets at most this many rows. */
const maxRowsForModel = 5

const timeoutMs = 8_000

/** From this sum of probabilities on a message is business, whatever it asks, and a request is offered. At 0.4 “does algebra come before geometry” was, from many rows a little; 0.3 changes nothing else. */
const minBusiness = 0.5

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
  /** The question before, and the row of the team that answered it. */
  previous: PreviousTurn | undefined
  matched: Understanding
  isBusiness: boolean
  /** Searches the site for the video or post that the message describes, once. */
  search: () => Promise<SiteMatch | undefined>
  now: Date
  deadline: number
  client: string | undefined
}

export const findLastAnswer = (history: readonly Turn[]) =>
  history.findLast(({ role }) => role === 'assistant')?.content

/** Messages with these intents are never follow-ups. */
const courtesies = ['thanks', 'ok', 'bye', 'hello']

const isOffering = (id: string) => findBuiltInRow(id)?.offers === true

/** Reads a message, once for all steps of answering. */
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
  const { intents } = reading.whole
  const isCourtesy = courtesies.includes(intents[0]?.id ?? '')
  const previous = isCourtesy ? undefined : findPreviousTurn(knowledge.rows, history)
  return {
    reading,
    intents: findMessageIntents(reading),
    knowledge,
    previous,
    matched: matchInConversation(await knowledge.readIndex(), message, maxRowsForModel, previous),
    isBusiness: probabilityOfAny(isOffering, reading.whole) >= minBusiness,
    search: once(() => findOnSite(reading.whole.text, now)),
    now,
    deadline,
    client,
  }
}
