import type { Page } from '@bong-bari/contract'
import { sortKey } from '../db/page.ts'
import { type Order, querySortKeys } from '../db/verbs.ts'
import { pagesByCursor } from '../db/walk.ts'
import { keys } from '../schema/keys.ts'
import { findLead, type StoredLead } from './lead.ts'
import { type Listing, passesFilters } from './list.ts'

/** How many more queries a page may make; each costs half a read unit. */
type Allowance = { queries: number }

/** So many keys cost half a read unit together. */
const pageSize = 40

type Run = {
  /** Finds the first sort key from `from` on. */
  seek: (from: string | undefined) => Promise<string | undefined>
}

const runOf = (partition: string, order: Order, allowance: Allowance): Run => {
  const isBefore = (one: string, from: string) => (order === 'newest' ? one > from : one < from)
  let page: string[] = []
  let isLast = false
  const seek: Run['seek'] = async (from) => {
    const rest = from ? page.filter((one) => !isBefore(one, from)) : page
    if (rest.length || isLast) {
      page = rest
      return page[0]
    }
    allowance.queries--
    page = await querySortKeys(partition, { order, limit: pageSize, from })
    isLast = page.length < pageSize
    return page[0]
  }
  return { seek }
}

const firstInOrder = (order: Order, found: readonly (string | undefined)[]) =>
  found
    .filter((one) => one !== undefined)
    .sort()
    .at(order === 'newest' ? -1 : 0)

const anyOf = (runs: readonly Run[], order: Order): Run => ({
  seek: async (from) => firstInOrder(order, await Promise.all(runs.map(({ seek }) => seek(from)))),
})

/** Returns the very next sort key in this order. All of them have the same length. */
const keyAfter = (place: string, order: Order) => {
  if (order === 'oldest') return `${place} `
  const last = place.length - 1
  return place.slice(0, last) + String.fromCharCode(place.charCodeAt(last) - 1)
}

/** How far the search got, and whether that lead matches. */
type Step = { place: string; isFound: boolean }

/** Finds the first sort key from `from` on that all runs have, or the one where the allowance ends. */
const findNextMatch = async (
  runs: readonly Run[],
  from: string | undefined,
  allowance: Allowance,
): Promise<Step | undefined> => {
  let place = from
  let agreed = 0
  // Each run is asked at least once, so that every page makes progress.
  const isAllowed = (turn: number) => turn < runs.length || allowance.queries > 0
  for (let turn = 0; agreed < runs.length && isAllowed(turn); turn++) {
    const found = await runs[turn % runs.length]?.seek(place)
    if (found === undefined) return undefined
    agreed = found === place ? agreed + 1 : 1
    place = found
  }
  return place === undefined ? undefined : { place, isFound: agreed === runs.length }
}

export type SearchPrefixes = readonly (readonly string[])[]

type SearchRange = { order: Order; from: string | undefined; allowance: Allowance }

/**
 * Yields in order the sort keys (`<createdAt>#<id>`) of leads that have a prefix of every word. When the allowance ends, the last step
 * tells how far it got.
 */
async function* findMatches(
  sought: SearchPrefixes,
  { order, from: begin, allowance }: SearchRange,
): AsyncGenerator<Step, void> {
  const inAny = (beginnings: readonly string[]) =>
    anyOf(
      beginnings.map((one) => runOf(keys.found(one), order, allowance)),
      order,
    )
  const runs = sought.map(inAny)
  let from = begin
  for (;;) {
    const step = await findNextMatch(runs, from, allowance)
    if (!step) return
    yield step
    if (!step.isFound) return
    from = keyAfter(step.place, order)
  }
}

type Dated = { id: string; createdAt: string }

type Search<One extends Dated> = {
  sought: SearchPrefixes
  isOne: (one: One) => boolean
  find: (id: string) => Promise<One | undefined>
  limit: number
  order?: Order | undefined
  cursor?: string | undefined
}

/** One page makes at most so many queries and reads so many leads. */
const maxQueries = 40
const maxRead = 80

const maxConcurrentReads = 50

/** A cursor is the last lead shown or, with `~`, the sort key at which the search stopped. */
const startOf = (cursor: string | undefined, order: Order) => {
  if (!cursor) return undefined
  const [place = '', itself] = cursor.split('~')
  return itself === undefined ? keyAfter(place, order) : place
}

const cursorAfter = ({ place, isFound }: Step) => (isFound ? place : `${place}~0`)

const idIn = (place: string) => place.split('#')[1] ?? ''

const loadItems = async <One extends Dated>({ find }: Search<One>, ids: readonly string[]) => {
  const known = new Map<string, One>()
  for (let at = 0; at < ids.length; at += maxConcurrentReads) {
    const found = await Promise.all(ids.slice(at, at + maxConcurrentReads).map(find))
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
  const from = startOf(cursor, order)
  return findMatches(sought, { order, from, allowance: { queries: maxQueries } })
}

/**
 * Searches at constant cost: a page ends after 40 index queries or 80 leads read, which happens with words that are common alone and rare
 * together. Such a page is shorter and has a `next`.
 */
const searchPage = async <One extends Dated>(search: Search<One>): Promise<Page<One[]>> => {
  const { limit, isOne } = search
  const items: One[] = []
  let looked = 0
  for await (const chunk of inChunks(stepsOf(search), Math.min(limit + 1, maxConcurrentReads))) {
    const known = await loadItems(
      search,
      chunk.flatMap(({ place, isFound }) => (isFound ? [idIn(place)] : [])),
    )
    for (const step of chunk) {
      if (!step.isFound) return { items, next: cursorAfter(step) }
      const one = known.get(idIn(step.place))
      if (!one || !isOne(one)) continue
      if (items.length === limit) return { items, next: sortKey(items[limit - 1] ?? one) }
      items.push(one)
    }
    looked += chunk.length
    const last = chunk.at(-1)
    if (last && looked > Math.max(limit, maxRead)) return { items, next: cursorAfter(last) }
  }
  return { items, next: undefined }
}

type LeadSearch = Listing & Pick<Search<StoredLead>, 'sought' | 'limit' | 'cursor'>

/** Searches leads, see {@link searchPage}. Each lead and each index query costs half a read unit. */
export const searchLeads = ({
  spam = false,
  filters,
  asker,
  matches,
  ...search
}: LeadSearch): Promise<Page<StoredLead[]>> =>
  searchPage({
    ...search,
    find: (id) => findLead(id, { eventual: true }),
    isOne: (lead) =>
      (lead.spam ?? false) === spam && passesFilters(lead, { filters, asker, matches }),
  })

export const pagesOfLeadSearch = (search: Omit<LeadSearch, 'cursor' | 'limit'>) =>
  pagesByCursor((from) => searchLeads({ ...search, ...from }), 200)()
