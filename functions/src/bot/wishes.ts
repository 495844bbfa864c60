import type { Intent } from './meaning/meanings.ts'
import type { Reading } from './reading.ts'

/** What a visitor wants, and the part of the message that says so. */
export type MessageIntent = Intent & { text: string }

/** A meaning is sure from this probability on. Of what hands asked that the model had not learnt from, 97 of 100 sure meanings are right. */
export const minSure = 0.65
/** The least probability of each of two questions of one message: a part says less than the whole. */
const minSureOfTwo = 0.55
/** A meaning that a part says so clearly is not looked for in the other parts. */
const minClear = 0.75
/** One part speaks for an unsure whole only if the whole leans the same way. */
const minShareOfWhole = 0.35
const minWordsOfQuestion = 2
/** A part that names what is refused elsewhere may want it all the same, if it says so clearly. */
const minAffirmed = 0.6
/**
 * Two meanings share a message that neither has for sure: both are answered. One of them is right in 93 of 100 such messages of hands that
 * the model had not learnt from, as in 97 where one is sure.
 */
const minOfPair = { sum: 0.7, second: 0.2 }

/** Said beside a question, these are politeness. */
const courtesies = new Set(['hello', 'thanks', 'ok', 'bye', 'praise', 'name', 'laugh', 'love'])

/** Whether a meaning is answered without a row. */
export const hasNoRow = (id: string) =>
  ['none', 'plot', 'more', 'inenglish', 'inbengali', 'inbenglish'].includes(id)

const isQuestion = ({ id }: Intent) => !courtesies.has(id) && !hasNoRow(id)

/** Of several parts each refuses for itself. */
const refusingParts = ({ whole, clauses }: Pick<Reading, 'whole' | 'clauses'>) =>
  clauses.length ? clauses : [whole]

const sumProbabilities = (meant: readonly Intent[]) =>
  meant.reduce((sum, { probability }) => sum + probability, 0)

/** What a part means in the light of the whole: "how many days" after a price is the time a video takes. */
const weighByWhole = (meant: readonly Intent[], shareOfWhole: Map<string, number>): Intent[] => {
  const lit = meant.map(({ id, probability }) => ({
    id,
    probability: probability * ((shareOfWhole.get(id) ?? 0) + 0.01),
  }))
  const scale = sumProbabilities(meant) / sumProbabilities(lit)
  return lit
    .map(({ id, probability }) => ({ id, probability: probability * scale }))
    .sort((a, b) => b.probability - a.probability)
}

/** The meanings that are not refused, which share the probability of those that are. */
const withoutRefused = (meant: readonly Intent[], refused: Set<string>): Intent[] => {
  const open = meant.filter(({ id, probability }) => !refused.has(id) || probability >= minAffirmed)
  const scale = sumProbabilities(meant) / sumProbabilities(open)
  return open.map(({ id, probability }) => ({ id, probability: probability * scale }))
}

/** The wishes of the parts, each in the light of the whole and without what another part says clearly. */
const findIntentsOfParts = ({ whole, clauses }: Reading, refused: Set<string>): MessageIntent[] => {
  const parts = clauses.filter((clause) => !clause.refused)
  const clear = parts.flatMap(({ meant: [first] }) =>
    first && first.probability >= minClear ? [first.id] : [],
  )
  return parts.flatMap(({ text, meant }) => {
    const others = clear.filter((id) => id !== meant[0]?.id)
    const shareOfWhole = new Map(
      whole.meant.flatMap(({ id, probability }) =>
        others.includes(id) || refused.has(id) ? [] : [[id, probability] as const],
      ),
    )
    const [first] = withoutRefused(weighByWhole(meant, shareOfWhole), refused)
    return first ? [{ ...first, text }] : []
  })
}

/** What an unsure message means: two questions that share it, the likelier of two courtesies, or its most probable meaning. */
const findIntentsOfWhole = (meant: readonly Intent[], text: string): MessageIntent[] => {
  const [first, second] = meant
  if (!first) return []
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

/**
 * One wish, or two where the message asks two things or may mean either of two; the first is the most probable, sure or not. Empty where
 * all is refused.
 */
export const findMessageIntents = (reading: Reading): MessageIntent[] => {
  const { whole } = reading
  const refused = new Set(refusingParts(reading).flatMap((part) => part.refused ?? []))
  const wishes = findIntentsOfParts(reading, refused)
  const shareOfWhole = (id: string) =>
    whole.meant.find((meant) => meant.id === id)?.probability ?? 0
  const sure = [
    ...new Map(
      wishes
        .filter(
          (wish) =>
            wish.probability >= minSureOfTwo &&
            isQuestion(wish) &&
            wish.text.trim().split(/\s+/).length >= minWordsOfQuestion,
        )
        .map((wish) => [wish.id, wish]),
    ).values(),
  ]
  if (sure.length > 1)
    return sure.toSorted((a, b) => shareOfWhole(b.id) - shareOfWhole(a.id)).slice(0, 2)
  if (refused.size) return wishes.toSorted((a, b) => b.probability - a.probability).slice(0, 1)
  const all = findIntentsOfWhole(withoutRefused(whole.meant, refused), whole.text)
  const [first] = all
  const [part] = sure
  const isLeaning =
    part !== undefined &&
    first !== undefined &&
    first.probability < minSure &&
    shareOfWhole(part.id) >= minShareOfWhole
  return part && first && (courtesies.has(first.id) || isLeaning) ? [part] : all
}

/** Whether two parts ask something each, other than one text that may mean either of two things. */
export const asksTwoQuestions = ([first, second]: readonly MessageIntent[]) =>
  first !== undefined && second !== undefined && first.text !== second.text

export const findRefusedRow = (reading: Pick<Reading, 'whole' | 'clauses'>) =>
  refusingParts(reading).find(({ refused }) => refused)?.refused
