import { builtInRows, findBuiltInRow } from '@bong-bari/site/bot-rows'
import { tokens } from '@bong-bari/text'
import type { Intent } from './meaning/meanings.ts'
import { type Clause, probabilityOf, probabilityOfAny, type Reading } from './reading.ts'

/** What a visitor wants, and the part of the message that says so. */
export type MessageIntent = Intent & { text: string }

/**
 * An intent is sure from this probability on. Of 550 messages that were judged by somebody else, answers at 0.65 to 0.7 were wrong in 5 of 16,
 * at 0.7 to 0.8 in 6 of 36; to say that one does not know and to name a person was useful in half of the cases.
 */
export const minSure = 0.7
/** The least probability of each of two questions of one message: a part says less than the whole. */
const minSureOfTwo = 0.55
/** One part speaks for an unsure whole only if the whole leans the same way; beside a courtesy less is enough, and nothing if the part is this clear. */
const minShareOfWhole = { alone: 0.2, besideCourtesy: 0.1 }
const minClearQuestion = 0.9
/** A part that names what is refused elsewhere may want it all the same, if it says so clearly. */
const minAffirmed = 0.6
/** What the whole message most likely means is sure where a part by itself says it with this probability, and the others ask nothing. */
const minClear = 0.8
/**
 * Two intents share a message that neither has for sure: both are answered. One of them is right in 93 of 100 such messages of hands that
 * the model had not learnt from, as in 97 where one is sure.
 */
const minOfPair = { sum: 0.8, second: 0.2 }

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

const byProbability = (a: Intent, b: Intent) => b.probability - a.probability

/** Distress is answered by itself or not at all. */
const isQuestion = ({ id }: Intent) => id !== 'care' && !courtesies.has(id) && !hasNoRow(id)

/** Where a message has several parts, each refuses for itself. */
const refusingParts = ({ whole, clauses }: Pick<Reading, 'whole' | 'clauses'>) =>
  clauses.length ? clauses : [whole]

const brandRows = builtInRows.flatMap(({ id, group }) => (group === 'brands' ? [id] : []))

/** The part of a message that says that somebody is no brand. */
const findNoBrand = (reading: Pick<Reading, 'whole' | 'clauses'>) =>
  refusingParts(reading).find((part) => probabilityOf('notbrand', part) >= minSure)

const findNamedRefusals = (reading: Pick<Reading, 'whole' | 'clauses'>) =>
  refusingParts(reading).flatMap(({ refused }) => refused ?? [])

/** The rows that somebody does not want: those that are refused, and all for brands where somebody is none. */
export const findRefusedRows = (reading: Pick<Reading, 'whole' | 'clauses'>): Set<string> =>
  new Set([...findNamedRefusals(reading), ...(findNoBrand(reading) ? brandRows : [])])

/** Scaled to share the probability of all. */
const shareProbability = (some: readonly Intent[], all: readonly Intent[]): Intent[] => {
  const sum = (intents: readonly Intent[]) =>
    intents.reduce((total, { probability }) => total + probability, 0)
  const scale = sum(all) / sum(some)
  return some.map(({ id, probability }) => ({ id, probability: probability * scale }))
}

/** The intents of a part, weighed by those of the whole message: "how many days" after a price is the time a video takes. */
const weighByWhole = (intents: readonly Intent[], whole: Clause) => {
  const weighed = intents.map(({ id, probability }) => ({
    id,
    probability: probability * (probabilityOf(id, whole) + 0.01),
  }))
  return shareProbability(weighed.sort(byProbability), intents)
}

/** The intents that are not refused. */
const withoutRefused = (intents: readonly Intent[], refused: Set<string>) => {
  const isOpen = ({ id, probability }: Intent) => !refused.has(id) || probability >= minAffirmed
  return shareProbability(intents.filter(isOpen), intents)
}

/** The intent of each part that refuses nothing. Where something is refused, the whole message is mostly about that. */
const findIntentsOfParts = ({ whole, clauses }: Reading, refused: Set<string>): MessageIntent[] =>
  clauses.flatMap(({ text, intents, refused: isRefusing }) => {
    if (isRefusing) return []
    const [first] = refused.size ? withoutRefused(intents, refused) : weighByWhole(intents, whole)
    return first ? [{ ...first, text }] : []
  })

/** The questions that parts ask, each once, those first that the whole message bears out. */
const listQuestions = (parts: readonly MessageIntent[], whole: Clause): MessageIntent[] => {
  const sure = parts.filter((one) => one.probability >= minSureOfTwo && isQuestion(one))
  const questions = [...new Map(sure.map((one) => [one.id, one])).values()].sort(
    (a, b) => probabilityOf(b.id, whole) - probabilityOf(a.id, whole),
  )
  // Whatever else a brand asks is answered with an offer to take its request.
  const isOfBrand = questions.some(({ id }) => id !== 'work' && brandRows.includes(id))
  return isOfBrand ? questions.filter(({ id }) => id !== 'work') : questions
}

/** Whether the question of a part speaks for the message, of which the whole most likely means `first`. */
const isMeantQuestion = (question: MessageIntent, first: MessageIntent, reading: Reading) => {
  const share = probabilityOf(question.id, reading.whole)
  if (!isBesideQuestions(first))
    return first.probability < minSure && share >= minShareOfWhole.alone
  const part = reading.clauses.find(({ text }) => text === question.text)
  // A word alone only calls somebody: “kakima”.
  const asks = part !== undefined && tokens(part.text).length > 1
  const isClear = asks && probabilityOf(question.id, part) >= minClearQuestion
  return isClear || share >= minShareOfWhole.besideCourtesy
}

/** What an unsure message means: what a part says clearly while the others ask nothing, politeness alone, or either of two intents. */
const settleUnsure = (
  [first, second]: readonly [MessageIntent, MessageIntent | undefined],
  parts: readonly MessageIntent[],
  politeness: number,
): MessageIntent[] => {
  const clear = parts.find(({ id, probability }) => id === first.id && probability >= minClear)
  const asksNothingElse = parts.every(({ id }) => id === first.id || courtesies.has(id))
  if (clear && asksNothingElse) return [clear]
  if (courtesies.has(first.id) && politeness >= minOfPair.sum)
    return [{ ...first, probability: politeness }]
  const isPair =
    second &&
    second.probability >= minOfPair.second &&
    first.probability + second.probability >= minOfPair.sum &&
    !hasNoRow(first.id) &&
    !hasNoRow(second.id)
  return isPair ? [first, second] : [first]
}

const findWantedIntents = (reading: Reading): MessageIntent[] => {
  const { whole } = reading
  const refused = new Set(findNamedRefusals(reading))
  const parts = findIntentsOfParts(reading, refused)
  const questions = listQuestions(parts, whole)
  if (questions.length > 1) return questions.slice(0, 2)
  const ofWhole = whole.intents.map((one) => ({ ...one, text: whole.text }))
  if (refused.size) {
    const open = ofWhole.filter(({ id }) => !refused.has(id))
    const [best] = parts.length ? [...parts, ...open].sort(byProbability) : []
    // What is refused has taken a share from what another part wants.
    const isWanted = best && parts.includes(best) && best.probability >= minAffirmed
    return best
      ? [{ ...best, ...(isWanted && { probability: Math.max(best.probability, minSure) }) }]
      : []
  }
  const [first, second] = ofWhole
  const [question] = questions
  if (!first) return []
  const isSure = first.probability >= minSure
  if (question && first.id !== 'plot' && isMeantQuestion(question, first, reading)) {
    const isEnough = !isSure || question.id === first.id || question.probability >= minSure
    return isEnough ? [question] : [first, question]
  }
  if (isSure) return [first]
  return settleUnsure(
    [first, second],
    parts,
    probabilityOfAny((id) => courtesies.has(id), whole),
  )
}

/**
 * One intent, or two where the message asks two things or may mean either of two; the first is the most probable, sure or not. Empty where
 * all is refused.
 */
export const findMessageIntents = (reading: Reading): MessageIntent[] => {
  const wanted = findWantedIntents(reading)
  const noBrand = findNoBrand(reading)
  if (!noBrand) return wanted
  // Only a part by itself can want what the rest refuses: the whole is about that in any case.
  const others = wanted.filter(
    ({ id, probability, text }) =>
      id !== 'notbrand' &&
      (!brandRows.includes(id) || (probability >= minAffirmed && text !== reading.whole.text)),
  )
  const probability = probabilityOf('notbrand', noBrand)
  return others.length ? others : [{ id: 'notbrand', probability, text: noBrand.text }]
}

/** Whether two parts ask something each, other than one text that may mean either of two things. */
export const asksTwoQuestions = ([first, second]: readonly MessageIntent[]) =>
  first !== undefined && second !== undefined && first.text !== second.text
