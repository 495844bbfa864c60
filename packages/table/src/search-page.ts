import type { Page } from '@bong-bari/contract'
import { sortKey } from './page.ts'
import { behind, placesFound, type SearchedWords, type Step } from './search.ts'
import type { Order } from './verbs.ts'

type Dated = { id: string; createdAt: string }

export type Search<One extends Dated> = {
  sought: SearchedWords
  isOne: (one: One) => boolean
  find: (id: string) => Promise<One | undefined>
  limit: number
  order?: Order | undefined
  cursor?: string | undefined
}

/** Per page. */
const mostQueries = 40
const mostLooked = 80

const atOnce = 50

/** After the last thing shown or, with `~`, where the search stopped. */
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
  const { sought, order = 'newest', cursor } = search
  const from = beginning(cursor, order)
  return placesFound(sought, { order, from, allowance: { queries: mostQueries } })
}

/** Constant cost: stops after 40 index queries or 80 things (words common alone but rare together), then it is shorter, with a `next`. */
export const searchPage = async <One extends Dated>(search: Search<One>): Promise<Page<One[]>> => {
  const { limit, isOne } = search
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
      if (!one || !isOne(one)) continue
      if (items.length === limit) return { items, next: sortKey(items[limit - 1] ?? one) }
      items.push(one)
    }
    looked += chunk.length
    const last = chunk.at(-1)
    if (last && looked > Math.max(limit, mostLooked)) return { items, next: breakingOff(last) }
  }
  return { items, next: undefined }
}
