import type { Page } from '@bong-bari/contract'
import { sortKey } from '../db/page.ts'
import { type Order, sortKeys } from '../db/verbs.ts'
import { byCursor } from '../db/walk.ts'
import { keys } from '../schema/keys.ts'
import { findLead, type StoredLead } from './lead.ts'
import { type Listing, passesFilters } from './list.ts'

/** Half a read unit per query. */
type Allowance = { queries: number }

/** Together half a read unit. */
const pageSize = 40

type Run = {
  /** The first from `from` on, if any. */
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
    page = await sortKeys(partition, { order, limit: pageSize, from })
    isLast = page.length < pageSize
    return page[0]
  }
  return { seek }
}

const first = (order: Order, found: readonly (string | undefined)[]) =>
  found
    .filter((one) => one !== undefined)
    .sort()
    .at(order === 'newest' ? -1 : 0)

const anyOf = (runs: readonly Run[], order: Order): Run => ({
  seek: async (from) => first(order, await Promise.all(runs.map(({ seek }) => seek(from)))),
})

/** All places have the same length. */
const behind = (place: string, order: Order) => {
  if (order === 'oldest') return `${place} `
  const last = place.length - 1
  return place.slice(0, last) + String.fromCharCode(place.charCodeAt(last) - 1)
}

/** Progress, and whether it matches. */
type Step = { place: string; isFound: boolean }

/** The first place from `from` on where all runs meet, or where the allowance ends. */
const meet = async (
  runs: readonly Run[],
  from: string | undefined,
  allowance: Allowance,
): Promise<Step | undefined> => {
  let place = from
  let agreed = 0
  // Every page makes progress.
  const isAllowed = (turn: number) => turn < runs.length || allowance.queries > 0
  for (let turn = 0; agreed < runs.length && isAllowed(turn); turn++) {
    const found = await runs[turn % runs.length]?.seek(place)
    if (found === undefined) return undefined
    agreed = found === place ? agreed + 1 : 1
    place = found
  }
  return place === undefined ? undefined : { place, isFound: agreed === runs.length }
}

export type SearchedWords = readonly (readonly string[])[]

type Look = { order: Order; from: string | undefined; allowance: Allowance }

/** Places (`<createdAt>#<id>`) with a prefix of every word, in order. Out of allowance, the last step tells how far it got. */
async function* placesFound(
  sought: SearchedWords,
  { order, from: begin, allowance }: Look,
): AsyncGenerator<Step, void> {
  const inAny = (beginnings: readonly string[]) =>
    anyOf(
      beginnings.map((one) => runOf(keys.found(one), order, allowance)),
      order,
    )
  const runs = sought.map(inAny)
  let from = begin
  for (;;) {
    const step = await meet(runs, from, allowance)
    if (!step) return
    yield step
    if (!step.isFound) return
    from = behind(step.place, order)
  }
}

type Dated = { id: string; createdAt: string }

type Search<One extends Dated> = {
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
const searchPage = async <One extends Dated>(search: Search<One>): Promise<Page<One[]>> => {
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

type LeadSearch = Listing & Pick<Search<StoredLead>, 'sought' | 'limit' | 'cursor'>

/** See {@link searchPage}. Half a read unit per lead and index query. */
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
  byCursor((from) => searchLeads({ ...search, ...from }), 200)()
