import type { Intent } from './meaning/meanings.ts'
import type { Reading } from './reading.ts'

/** What a visitor wants, and the part of the message that says so. */
export type MessageIntent = Intent & { text: string }

/**
 * An intent is sure from this probability on. Of 550 messages that were judged by somebody else, answers at 0.65 to 0.7 were wrong in 5 of 16,
 * at 0.7 to 0.8 in 6 of 36; to say that one does not know and to name a person was useful in half of the cases.
 */
export const minSure = 0.7
/** The least probability of each of two questions of one message: a part says less than the whole. */
const minSureOfTwo = 0.55
/** An intent that a part says so clearly is not looked for in the other parts. Without this rule visitors get 82 % useful and 13.7 % wrong answers. */
const minClear = 0.75
/** One part speaks for an unsure whole only if the whole leans the same way; beside a courtesy, and as the second of two questions, less is enough. */
const minShareOfWhole = { alone: 0.5, besideCourtesy: 0.1, second: 0.03 }
const minWordsOfQuestion = 2
/** A part that names what is refused elsewhere may want it all the same, if it says so clearly. */
const minAffirmed = 0.6
/**
 * Two intents share a message that neither has for sure: both are answered. One of them is right in 93 of 100 such messages of hands that
 * the model had not learnt from, as in 97 where one is sure.
 */
const minOfPair = { sum: 0.8, second: 0.2 }

/** Said beside a question, these are politeness, or only heard into it. */
const courtesies = new Set([
  'hello',
  'thanks',
  'ok',
  'bye',
  'later',
  'praise',
  'warm',
  'name',
  'laugh',
  'love',
  'insult',
  'notbrand',
  'bored',
  'mood',
  'joke',
  'festival',
  'birthday',
])

/** Intents whose answers serve each other: where a message may mean either, the likelier one is answered with the probability of both. */
const kin = [
  ['contact', 'person', 'social'],
  ['status', 'howlong'],
  ['who', 'family', 'personal'],
  ['example', 'mediakit'],
  ['new', 'newest'],
  ['watch', 'kids', 'bored'],
  ['packages', 'work', 'process', 'suits'],
  ['praise', 'warm', 'love'],
]
const areKin = (one: string, other: string) =>
  kin.some((group) => group.includes(one) && group.includes(other))

/** Whether an intent is answered without a row. */
export const hasNoRow = (id: string) =>
  ['none', 'plot', 'more', 'inenglish', 'inbengali', 'inbenglish'].includes(id)

/** Distress is answered by itself or not at all. */
const isQuestion = ({ id }: Intent) => id !== 'care' && !courtesies.has(id) && !hasNoRow(id)

/** Where a message has several parts, each refuses for itself. */
const refusingParts = ({ whole, clauses }: Pick<Reading, 'whole' | 'clauses'>) =>
  clauses.length ? clauses : [whole]

const sumProbabilities = (intents: readonly Intent[]) =>
  intents.reduce((sum, { probability }) => sum + probability, 0)

/** The intents of a part, weighed by those of the whole message: "how many days" after a price is the time a video takes. */
const weighByWhole = (intents: readonly Intent[], shareOfWhole: Map<string, number>): Intent[] => {
  const weighted = intents.map(({ id, probability }) => ({
    id,
    probability: probability * ((shareOfWhole.get(id) ?? 0) + 0.01),
  }))
  const scale = sumProbabilities(intents) / sumProbabilities(weighted)
  return weighted
    .map(({ id, probability }) => ({ id, probability: probability * scale }))
    .sort((a, b) => b.probability - a.probability)
}

/** The intents that are not refused; they share the probability of those that are. */
const withoutRefused = (intents: readonly Intent[], refused: Set<string>): Intent[] => {
  const open = intents.filter(
    ({ id, probability }) => !refused.has(id) || probability >= minAffirmed,
  )
  const scale = sumProbabilities(intents) / sumProbabilities(open)
  return open.map(({ id, probability }) => ({ id, probability: probability * scale }))
}

/** The intent of each part, weighed by the whole message and without what another part says clearly. */
const findIntentsOfParts = ({ whole, clauses }: Reading, refused: Set<string>): MessageIntent[] => {
  const parts = clauses.filter((clause) => !clause.refused)
  const clear = parts.flatMap(({ intents: [first] }) =>
    first && first.probability >= minClear ? [first.id] : [],
  )
  return parts.flatMap(({ text, intents }) => {
    const others = clear.filter((id) => id !== intents[0]?.id)
    const shareOfWhole = new Map(
      whole.intents.flatMap(({ id, probability }) =>
        others.includes(id) || refused.has(id) ? [] : [[id, probability] as const],
      ),
    )
    // Where something is refused, the whole message is mostly about that.
    const weighted = refused.size ? intents : weighByWhole(intents, shareOfWhole)
    const [first] = withoutRefused(weighted, refused)
    return first ? [{ ...first, text }] : []
  })
}

/** What an unsure message means: two questions that share it, the likelier of two courtesies, or its most probable intent. */
const findIntentsOfWhole = (intents: readonly Intent[], text: string): MessageIntent[] => {
  const [first, second] = intents
  if (!first) return []
  const probability = sumProbabilities(
    intents.filter(({ id }) => id === first.id || areKin(first.id, id)),
  )
  if (first.probability < minSure && probability >= minSure)
    return [{ id: first.id, probability, text }]
  const isPair =
    second &&
    first.probability < minSure &&
    second.probability >= minOfPair.second &&
    sumProbabilities([first, second]) >= minOfPair.sum &&
    !hasNoRow(first.id) &&
    !hasNoRow(second.id)
  if (!isPair) return [{ ...first, text }]
  if (courtesies.has(first.id))
    return [{ id: first.id, probability: sumProbabilities([first, second]), text }]
  return [first, second].map((one) => ({ ...one, text }))
}

/** Of intents that parts are sure of the two likeliest, or one where the other says the same or is only heard into it. */
const chooseTwo = (sure: MessageIntent[]): MessageIntent[] => {
  // Whoever is hurt wants no answer to anything else, unless the message is more about something else: an unanswered mail that disappoints.
  if (sure[0]?.id === 'sorry') return [sure[0]]
  const requests = sure.filter(({ id }) => id !== 'sorry')
  const [first, second] = requests
  return first && second && !areKin(first.id, second.id) ? [first, second] : requests.slice(0, 1)
}

/**
 * One intent, or two where the message asks two things or may mean either of two; the first is the most probable, sure or not. Empty where
 * all is refused.
 */
export const findMessageIntents = (reading: Reading): MessageIntent[] => {
  const { whole } = reading
  const refused = new Set(refusingParts(reading).flatMap((part) => part.refused ?? []))
  const intents = findIntentsOfParts(reading, refused)
  const shareOfWhole = (id: string) =>
    whole.intents.find((intent) => intent.id === id)?.probability ?? 0
  const distinct = [
    ...new Map(
      intents
        .filter(
          (intent) =>
            intent.probability >= minSureOfTwo &&
            isQuestion(intent) &&
            intent.text.trim().split(/\s+/).length >= minWordsOfQuestion,
        )
        .map((intent) => [intent.id, intent]),
    ).values(),
  ]
  const [likeliest, ...others] = distinct.toSorted(
    (a, b) => shareOfWhole(b.id) - shareOfWhole(a.id),
  )
  const isMeantToo = ({ id, probability }: MessageIntent) =>
    refused.size > 0 || probability >= minClear || shareOfWhole(id) >= minShareOfWhole.second
  const sure = likeliest ? [likeliest, ...others.filter(isMeantToo)] : []
  if (sure.length > 1) return chooseTwo(sure)
  if (refused.size) {
    const open = whole.intents
      .filter(({ id }) => !refused.has(id))
      .map((one) => ({ ...one, text: whole.text }))
    const affirmed = intents.length ? [...intents, ...open] : []
    return affirmed.sort((a, b) => b.probability - a.probability).slice(0, 1)
  }
  const all = findIntentsOfWhole(withoutRefused(whole.intents, refused), whole.text)
  const [first] = all
  const [part] = sure
  if (!part || !first) return all
  const isLeaning = courtesies.has(first.id)
    ? shareOfWhole(part.id) >= minShareOfWhole.besideCourtesy
    : first.probability < minSure && shareOfWhole(part.id) >= minShareOfWhole.alone
  return isLeaning ? [part] : all
}

/** Whether two parts ask something each, other than one text that may mean either of two things. */
export const asksTwoQuestions = ([first, second]: readonly MessageIntent[]) =>
  first !== undefined && second !== undefined && first.text !== second.text

export const findRefusedRow = (reading: Pick<Reading, 'whole' | 'clauses'>) =>
  refusingParts(reading).find(({ refused }) => refused)?.refused
