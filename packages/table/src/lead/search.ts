import type { Page } from '@bong-bari/contract'
import { sortKey } from '../db/page.ts'
import { getMany, querySortKeys } from '../db/verbs.ts'
import { pagesByCursor } from '../db/walk.ts'
import { keys } from '../schema/keys.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { type Listing, passesFilters } from './list.ts'

/** How many more queries a page may make; each costs half a read unit. */
type Allowance = { queries: number }

/** So many sort keys cost half a read unit together. */
const keysPerQuery = 40

/** Finds the first sort key from `from` on, newest first. */
type Seek = (from: string | undefined) => Promise<string | undefined>

const seekInPartition = (partition: string, allowance: Allowance): Seek => {
  let page: string[] = []
  let isLast = false
  return async (from) => {
    if (from) page = page.filter((one) => one <= from)
    if (!page.length && !isLast) {
      allowance.queries--
      page = await querySortKeys(partition, { order: 'newest', limit: keysPerQuery, from })
      isLast = page.length < keysPerQuery
    }
    return page[0]
  }
}

const seekInAny =
  (seeks: readonly Seek[]): Seek =>
  async (from) => {
    const places = await Promise.all(seeks.map((seek) => seek(from)))
    return places
      .filter((one) => one !== undefined)
      .sort()
      .at(-1)
  }

/** Returns the very next sort key. All of them have the same length. */
const keyAfter = (key: string) => {
  const last = key.length - 1
  return key.slice(0, last) + String.fromCharCode(key.charCodeAt(last) - 1)
}

/** How far the search got, and whether that lead matches. */
type Step = { key: string; isFound: boolean }

/** Finds the first sort key from `from` on that all words have, or the one where the allowance ends. */
const findNextMatch = async (
  seeks: readonly Seek[],
  from: string | undefined,
  allowance: Allowance,
): Promise<Step | undefined> => {
  let key = from
  let agreed = 0
  // Each word is asked at least once, so that every page makes progress.
  const isAllowed = (turn: number) => turn < seeks.length || allowance.queries > 0
  for (let turn = 0; agreed < seeks.length && isAllowed(turn); turn++) {
    const next = await seeks[turn % seeks.length]?.(key)
    if (next === undefined) return undefined
    agreed = next === key ? agreed + 1 : 1
    key = next
  }
  return key === undefined ? undefined : { key, isFound: agreed === seeks.length }
}

/** One page makes at most so many queries and reads so many leads. */
const maxQueries = 40
const maxRead = 80

const leadsPerRead = 50

type LeadSearch = Omit<Listing, 'spam' | 'order'> & {
  /** The prefixes of each word; a lead has to have one of each. */
  sought: readonly (readonly string[])[]
  limit: number
  cursor?: string | undefined
}

/** A cursor is the last lead shown or, with `~`, the sort key at which the search stopped. */
const startOf = (cursor: string | undefined) => {
  if (!cursor) return undefined
  const [key = '', itself] = cursor.split('~')
  return itself === undefined ? keyAfter(key) : key
}

const cursorAfter = ({ key, isFound }: Step) => (isFound ? key : `${key}~0`)

/**
 * Yields, newest first, the sort keys (`<createdAt>#<id>`) of leads that have a prefix of every word, several at a time. When the allowance ends,
 * the last step tells how far it got.
 */
async function* findMatches(
  { sought, cursor }: LeadSearch,
  atOnce: number,
): AsyncGenerator<Step[], void> {
  const allowance: Allowance = { queries: maxQueries }
  const seeks = sought.map((prefixes) =>
    seekInAny(prefixes.map((one) => seekInPartition(keys.found(one), allowance))),
  )
  let from = startOf(cursor)
  let steps: Step[] = []
  for (;;) {
    const step = await findNextMatch(seeks, from, allowance)
    if (step) steps.push(step)
    if (!step?.isFound) break
    from = keyAfter(step.key)
    if (steps.length < atOnce) continue
    yield steps
    steps = []
  }
  if (steps.length) yield steps
}

const idIn = (key: string) => key.split('#')[1] ?? ''

const readMatches = async (steps: readonly Step[]) => {
  const ids = steps.flatMap(({ key, isFound }) => (isFound ? idIn(key) : []))
  const leads = readLeads.every(await getMany(ids.map(keys.lead)))
  return new Map(leads.map((lead) => [lead.id, lead]))
}

/**
 * Searches leads that are no spam at constant cost: a page ends after 40 index queries or 80 leads read, which happens with words that are common alone and
 * rare together. Such a page is shorter and has a `next`. Each lead and each index query costs half a read unit.
 */
export const searchLeads = async (search: LeadSearch): Promise<Page<StoredLead[]>> => {
  const { limit } = search
  const items: StoredLead[] = []
  let readCount = 0
  for await (const steps of findMatches(search, Math.min(limit + 1, leadsPerRead))) {
    const leads = await readMatches(steps)
    for (const step of steps) {
      if (!step.isFound) return { items, next: cursorAfter(step) }
      const lead = leads.get(idIn(step.key))
      if (!lead || lead.spam || !passesFilters(lead, search)) continue
      if (items.length === limit) return { items, next: sortKey(items[limit - 1] ?? lead) }
      items.push(lead)
    }
    readCount += steps.length
    const last = steps.at(-1)
    if (last && readCount > Math.max(limit, maxRead)) return { items, next: cursorAfter(last) }
  }
  return { items, next: undefined }
}

export const pagesOfLeadSearch = (search: Omit<LeadSearch, 'cursor' | 'limit'>) =>
  pagesByCursor((from) => searchLeads({ ...search, ...from }), 200)()
