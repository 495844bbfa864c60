import { keys } from './keys.ts'
import { type Order, sortKeys } from './verbs.ts'

/** Half a read unit per query. */
export type Allowance = { queries: number }

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
export const behind = (place: string, order: Order) => {
  if (order === 'oldest') return `${place} `
  const last = place.length - 1
  return place.slice(0, last) + String.fromCharCode(place.charCodeAt(last) - 1)
}

/** Progress, and whether it matches. */
export type Step = { place: string; isFound: boolean }

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
export async function* placesFound(
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
