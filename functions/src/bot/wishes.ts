import type { Meant } from './meaning/meanings.ts'
import type { Reading } from './reading.ts'

/** What a visitor wants, and the part of the message that says so. */
export type Wish = Meant & { text: string }

/** From here a meaning is sure. On 160 messages of an unseen hand 0.5 answered no more usefully and 3 more wrongly, 0.8 left more unanswered. */
export const minSure = 0.65
/** Each of two questions of one message: a part says less than the whole. */
const minSureOfTwo = 0.55

/** Said beside a question, these are politeness. */
const courtesies = new Set(['hello', 'thanks', 'ok', 'bye', 'praise', 'name', 'laugh', 'love'])
/** What asks for no row. */
export const isRowless = (id: string) =>
  ['none', 'plot', 'more', 'inenglish', 'inbengali', 'inbenglish'].includes(id)

/** Of two questions, the whole message has to show a trace of each. */
const minTrace = 0.02
/** What one part says so clearly, no other part means. */
const minClear = 0.75
/** One part speaks for an unsure whole only if the whole leans the same way. */
const minTraceAlone = 0.2
const minWordsOfTwo = 2

/** A part that names what is refused elsewhere may want it all the same, if it says so clearly. */
const minAffirmed = 0.6

/** Of several parts each refuses for itself. */
const partsOf = ({ whole, clauses }: Pick<Reading, 'whole' | 'clauses'>) =>
  clauses.length ? clauses : [whole]

const sumOf = (meant: readonly Meant[]) =>
  meant.reduce((sum, { probability }) => sum + probability, 0)

/** What a part means in the light of the whole: "how many days" after a price is the time a video takes. */
const inLightOf = (meant: readonly Meant[], traceOf: Map<string, number>): Meant[] => {
  const lit = meant.map(({ id, probability }) => ({
    id,
    probability: probability * ((traceOf.get(id) ?? 0) + 0.01),
  }))
  const scale = sumOf(meant) / sumOf(lit)
  return lit
    .map(({ id, probability }) => ({ id, probability: probability * scale }))
    .sort((a, b) => b.probability - a.probability)
}

const bestOf = (text: string, meant: readonly Meant[], refused: Set<string>): Wish | undefined => {
  const open = meant.filter(({ id, probability }) => !refused.has(id) || probability >= minAffirmed)
  const scale = sumOf(meant) / sumOf(open)
  const [first] = open
  return first && { id: first.id, probability: first.probability * scale, text }
}

/** One wish, or two where the message asks two things; the first is the most probable, sure or not. Empty where all is refused. What is refused leaves its probability to the others. */
export const wishesOf = ({ whole, clauses }: Reading): Wish[] => {
  const refused = new Set(
    partsOf({ whole, clauses }).flatMap((part) => (part.refused ? [part.refused] : [])),
  )
  const affirmed = clauses.filter((clause) => !clause.refused)
  const traceOf = new Map(whole.meant.map(({ id, probability }) => [id, probability]))
  const clear = affirmed.flatMap(({ meant: [first] }) =>
    first && first.probability >= minClear ? [first.id] : [],
  )
  const wishes = affirmed.flatMap(({ text, meant }) => {
    const elsewhere = clear.filter((id) => id !== meant[0]?.id)
    const left = new Map([...traceOf].filter(([id]) => !elsewhere.includes(id)))
    return bestOf(text, inLightOf(meant, left), refused) ?? []
  })
  const isQuestion = ({ id }: Wish) => !courtesies.has(id) && !isRowless(id)
  const sure = [
    ...new Map(
      wishes
        .filter(
          (wish) =>
            wish.probability >= minSureOfTwo &&
            isQuestion(wish) &&
            wish.text.trim().split(/\s+/).length >= minWordsOfTwo &&
            (traceOf.get(wish.id) ?? 0) >= minTrace,
        )
        .map((wish) => [wish.id, wish]),
    ).values(),
  ]
  if (sure.length > 1)
    return sure.toSorted((a, b) => (traceOf.get(b.id) ?? 0) - (traceOf.get(a.id) ?? 0)).slice(0, 2)
  if (refused.size) {
    const [best] = wishes.toSorted((a, b) => b.probability - a.probability)
    return best ? [best] : []
  }
  const all = bestOf(whole.text, whole.meant, refused)
  const [part] = sure
  if (!all) return []
  const isLeaning =
    part && all.probability < minSure && (traceOf.get(part.id) ?? 0) >= minTraceAlone
  return part && (courtesies.has(all.id) || isLeaning) ? [part] : [all]
}

export const refusedIn = (reading: Pick<Reading, 'whole' | 'clauses'>) =>
  partsOf(reading).find(({ refused }) => refused)?.refused
