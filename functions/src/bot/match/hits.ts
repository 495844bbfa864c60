import type { MatchIndex } from './match-index.ts'

/** Parallel number lists, as a word may be in thousands of fields. */
export type Hits = {
  places: number[]
  /** 0 to 1; then the weight there. */
  likeness: number[]
  weights: number[]
  /** By place among the rows. */
  rows: Float64Array
}

/** How well each says it. */
type Terms = Map<string, number>

const collector = (fields: number) => {
  const [places, likeness, weights]: [number[], number[], number[]] = [[], [], []]
  /** From 1. */
  const slots = new Int32Array(fields)
  const start = (place: number, like: number, weight: number) => {
    slots[place] = places.push(place)
    likeness.push(like)
    weights.push(weight)
  }
  return {
    lists: { places, likeness, weights },
    /** The likelier hit counts, the first of equals. */
    likelier: (place: number, like: number, weight: number) => {
      const slot = (slots[place] ?? 0) - 1
      if (slot < 0) return start(place, like, weight)
      if ((likeness[slot] ?? 0) >= like) return
      likeness[slot] = like
      weights[slot] = weight
    },
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
