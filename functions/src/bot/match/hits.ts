import type { MatchIndex } from './match-index.ts'

/**
 * The fields that say something, by their place in the index: lists of one length, in the order in which
 * the fields were found. Numbers and not objects: a word may stand in thousands of fields.
 */
export type Hits = {
  places: number[]
  /** How well each field says it, from 0 to 1, and the weight that it has there. */
  likeness: number[]
  weights: number[]
  /** How well each row says it, by its place among the rows. */
  rows: Float64Array
}

/** Terms, and how well each says what is looked for. */
type Terms = Map<string, number>

const collector = (fields: number) => {
  const [places, likeness, weights]: [number[], number[], number[]] = [[], [], []]
  /** Where in the lists a field stands, from 1. */
  const slots = new Int32Array(fields)
  const start = (place: number, like: number, weight: number) => {
    slots[place] = places.push(place)
    likeness.push(like)
    weights.push(weight)
  }
  return {
    lists: { places, likeness, weights },
    /** The likelier of two hits of a field counts, and the first of equals. */
    likelier: (place: number, like: number, weight: number) => {
      const slot = (slots[place] ?? 0) - 1
      if (slot < 0) return start(place, like, weight)
      if ((likeness[slot] ?? 0) >= like) return
      likeness[slot] = like
      weights[slot] = weight
    },
    /** The hits of a field add up. */
    added: (place: number, like: number, weight: number) => {
      const slot = (slots[place] ?? 0) - 1
      if (slot < 0) return start(place, like, weight)
      likeness[slot] = Math.min(1, (likeness[slot] ?? 0) + like)
      weights[slot] = Math.max(weights[slot] ?? 0, weight)
    },
  }
}

type Take = (place: number, like: number, weight: number) => void

const eachHolder = ({ holders }: MatchIndex, terms: Terms, take: Take) => {
  for (const [term, like] of terms) {
    const held = holders.get(term)
    if (!held) continue
    const { places, weights } = held
    for (let at = 0; at < places.length; at++) take(places[at] ?? 0, like, weights[at] ?? 0)
  }
}

const likeliestOfRows = ({ rows, rowOf }: MatchIndex, { places, likeness }: Omit<Hits, 'rows'>) => {
  const likeliest = new Float64Array(rows.length)
  for (let at = 0; at < places.length; at++) {
    const row = rowOf[places[at] ?? 0] ?? 0
    likeliest[row] = Math.max(likeliest[row] ?? 0, likeness[at] ?? 0)
  }
  return likeliest
}

/** The fields that have any of the terms, each with the likeliest of them, or with what its `parts` add up to. */
export const hitsOf = (index: MatchIndex, terms: Terms, parts: Terms): Hits => {
  const found = collector(index.fields.length)
  eachHolder(index, terms, found.likelier)
  if (parts.size) {
    const { lists, added } = collector(index.fields.length)
    eachHolder(index, parts, added)
    for (const [at, place] of lists.places.entries())
      found.likelier(place, lists.likeness[at] ?? 0, lists.weights[at] ?? 0)
  }
  return { ...found.lists, rows: likeliestOfRows(index, found.lists) }
}
