import { keys, type SearchedKind } from './keys.ts'
import { type Order, sortKeys } from './verbs.ts'

/** Queries left, at half a read unit each. */
export type Allowance = { queries: number }

/** Sort keys per query, half a read unit together. */
const pageSize = 40

type Run = {
  /** The first at `from` or after; undefined where there is none. */
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

/** The next possible place; all have the same length. */
export const behind = (place: string, order: Order) => {
  if (order === 'oldest') return `${place} `
  const last = place.length - 1
  return place.slice(0, last) + String.fromCharCode(place.charCodeAt(last) - 1)
}

/** How far the search is, and whether that place matches. */
export type Step = { place: string; isFound: boolean }

/** The first place at `from` or after where all runs meet, or as far as the allowance lasts. */
const meet = async (
  runs: readonly Run[],
  from: string | undefined,
  allowance: Allowance,
): Promise<Step | undefined> => {
  let place = from
  let agreed = 0
  // At least one round, so that every page makes progress.
  const isAllowed = (turn: number) => turn < runs.length || allowance.queries > 0
  for (let turn = 0; agreed < runs.length && isAllowed(turn); turn++) {
    const found = await runs[turn % runs.length]?.seek(place)
    if (found === undefined) return undefined
    agreed = found === place ? agreed + 1 : 1
    place = found
  }
  return place === undefined ? undefined : { place, isFound: agreed === runs.length }
}

/** Each word by any of its beginnings. */
export type Sought = readonly (readonly string[])[]

type Look = { order: Order; from: string | undefined; allowance: Allowance }

/**
 * Places (`<createdAt>#<id>`) that have a beginning of every word, in order. Where the allowance
 * runs out, the last step says how far it got.
 */
export async function* placesFound(
  kind: SearchedKind,
  sought: Sought,
  { order, from: begin, allowance }: Look,
): AsyncGenerator<Step, void> {
  const inAny = (beginnings: readonly string[]) =>
    anyOf(
      beginnings.map((one) => runOf(keys.found(kind, one), order, allowance)),
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
