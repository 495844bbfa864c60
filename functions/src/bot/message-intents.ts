import { findBuiltInRow } from '@bong-bari/site/bot-rows'
import type { Intent } from './meaning/meanings.ts'
import { probabilityOf, type Reading } from './reading.ts'

/** What a visitor wants, and the part of the message that says so. */
export type MessageIntent = Intent & { text: string }

// The thresholds were chosen on messages of hands that the model had not learnt from: docs/decisions/0124-bot-learns-from-ways-to-ask.md.

/** An intent of a message or of a part is sure from this probability on. */
export const minSure = 0.7
/** One question beside a courtesy is only heard into it, if it is not this clear. */
const minBesideCourtesy = 0.9
/** Two intents share a message that neither has for sure: both are answered. */
const minOfPair = { sum: 0.75, second: 0.1 }

/** Said beside a question, these are politeness, or only heard into it. */
const courtesies = new Set(
  'hello thanks ok bye later praise warm name laugh love insult notbrand bored mood joke festival birthday'.split(
    ' ',
  ),
)

/** A wish to work together is no question either, beside one. */
const isBesideQuestions = ({ id }: Intent) => courtesies.has(id) || id === 'work'

/** Whether an intent is answered without a row: half remembered videos, what the bot cannot know, another language. */
export const hasNoRow = (id: string) => findBuiltInRow(id) === undefined

/** Distress is answered by itself or not at all. */
const isSaidBesideOthers = ({ id }: Intent) => id !== 'care' && !hasNoRow(id)

const isQuestion = (intent: Intent) => isSaidBesideOthers(intent) && !isBesideQuestions(intent)

/** Asked beside another question, these are a part of it: what a T-shirt costs, how somebody is who is said to be ill. */
const partOf: Record<string, string> = { price: 'merch', family: 'rumour' }

/** The questions that parts ask, each once, those first that the whole message bears out. */
const listQuestions = ({ whole, clauses }: Reading): MessageIntent[] => {
  const asked = clauses.flatMap(({ text, intents: [first] }) =>
    first && isQuestion(first) && first.probability >= minSure ? [{ ...first, text }] : [],
  )
  const ids = new Set(asked.map(({ id }) => id))
  const questions = asked.filter(({ id }) => !ids.has(partOf[id] ?? ''))
  return [...new Map(questions.map((one) => [one.id, one])).values()].sort(
    (a, b) => probabilityOf(b.id, whole) - probabilityOf(a.id, whole),
  )
}

/** The questions that are meant, of which the whole most likely means `first`: two or more, or one beside a courtesy. None where the whole is sure of another. */
const findAsked = (first: MessageIntent, reading: Reading): MessageIntent[] => {
  const questions = listQuestions(reading)
  const [question] = questions
  if (!question) return []
  const isMeant = isBesideQuestions(first)
    ? questions.length > 1 || question.probability >= minBesideCourtesy
    : questions.length > 1 &&
      (first.probability < minSure || questions.some(({ id }) => id === first.id))
  return isMeant ? questions.slice(0, 2) : []
}

/** Both intents of an unsure message, if one of them is surely meant. A courtesy beside a question is left out. */
const findPair = (first: MessageIntent, second: MessageIntent): MessageIntent[] => {
  const probability = first.probability + second.probability
  const isPair =
    second.probability >= minOfPair.second &&
    probability >= minOfPair.sum &&
    isSaidBesideOthers(first) &&
    isSaidBesideOthers(second)
  if (!isPair) return []
  return isQuestion(first) && isBesideQuestions(second)
    ? [{ ...first, probability }]
    : [first, second]
}

/** One intent, or two where the message asks two things or may mean either of two; the first is the most probable, sure or not. */
export const findMessageIntents = (reading: Reading): MessageIntent[] => {
  const { whole } = reading
  const [first, second] = whole.intents.map((one) => ({ ...one, text: whole.text }))
  if (!first) return []
  const asked = findAsked(first, reading)
  if (asked.length) return asked
  if (first.probability >= minSure) return [first]
  const pair = second ? findPair(first, second) : []
  return pair.length ? pair : [first]
}

/** Whether two parts ask something each, other than one text that may mean either of two things. */
export const asksTwoQuestions = ([first, second]: readonly MessageIntent[]) =>
  first !== undefined && second !== undefined && first.text !== second.text
