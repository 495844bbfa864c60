import type { Page } from '@bong-bari/contract'
import type { SearchedKind } from './keys.ts'
import { sortKey } from './page.ts'
import { behind, placesFound, type Sought, type Step } from './search.ts'
import type { Order } from './verbs.ts'

type Dated = { id: string; createdAt: string }

/** A search for things of one kind. */
export type Search<One extends Dated> = {
  /** The sort key that a thing stands under in the index. */
  placeOf?: ((one: One) => string) | undefined
  /** Nothing ahead of this place is looked for. */
  bound?: string | undefined
  kind: SearchedKind
  /** What the index is asked for. */
  sought: Sought
  /** Whether a thing, as it is now, is one of them. */
  isOne: (one: One) => boolean | Promise<boolean>
  find: (id: string) => Promise<One | undefined>
  limit: number
  order?: Order | undefined
  cursor?: string | undefined
}

/** Queries of the index, and things, that one page may cost. */
const mostQueries = 40
const mostLooked = 80

/** Things that are read together. */
const atOnce = 50

/** Where a page begins: behind the last thing shown or, with `~`, at the very place where one broke off. */
const beginning = (cursor: string | undefined, order: Order) => {
  if (!cursor) return undefined
  const [place = '', itself] = cursor.split('~')
  return itself === undefined ? behind(place, order) : place
}

const breakingOff = ({ place, isFound }: Step) => (isFound ? place : `${place}~0`)

const idIn = (place: string) => place.split('#')[1] ?? ''

const load = async <One extends Dated>({ find }: Search<One>, ids: readonly string[]) => {
  const known = new Map<string, One>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const found = await Promise.all(ids.slice(at, at + atOnce).map(find))
    for (const one of found) if (one) known.set(one.id, one)
  }
  return known
}

const isAhead = (place: string, of: string, order: Order) =>
  order === 'newest' ? place > of : place < of

const within = (from: string | undefined, bound: string | undefined, order: Order) =>
  bound !== undefined && (from === undefined || isAhead(from, bound, order)) ? bound : from

async function* inChunks(steps: AsyncIterable<Step>, size: number) {
  let chunk: Step[] = []
  for await (const step of steps) {
    chunk.push(step)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

const stepsOf = <One extends Dated>(search: Search<One>) => {
  const { kind, sought, order = 'newest', cursor } = search
  const from = within(beginning(cursor, order), search.bound, order)
  return placesFound(kind, sought, { order, from, allowance: { queries: mostQueries } })
}

/**
 * One page of what matches, among all there is. It reads what it shows, and some of the index, at any
 * number of things. Where 40 queries of the index or 80 things did not fill it (words that many have and
 * few have together), it is shorter and has a `next`, by which the search goes on.
 */
export const searchPage = async <One extends Dated>(search: Search<One>): Promise<Page<One[]>> => {
  const { limit, isOne, placeOf = sortKey } = search
  const items: One[] = []
  let looked = 0
  for await (const chunk of inChunks(stepsOf(search), Math.min(limit + 1, atOnce))) {
    const known = await load(
      search,
      chunk.flatMap(({ place, isFound }) => (isFound ? [idIn(place)] : [])),
    )
    for (const step of chunk) {
      if (!step.isFound) return { items, next: breakingOff(step) }
      const one = known.get(idIn(step.place))
      if (!one || !(await isOne(one))) continue
      if (items.length === limit) return { items, next: placeOf(items[limit - 1] ?? one) }
      items.push(one)
    }
    looked += chunk.length
    const last = chunk.at(-1)
    if (last && looked > Math.max(limit, mostLooked)) return { items, next: breakingOff(last) }
  }
  return { items, next: undefined }
}
