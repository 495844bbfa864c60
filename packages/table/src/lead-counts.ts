import { type Lead, type LeadFilters, leadStatuses } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, update } from './verbs.ts'

/** What decides which lists a lead stands in. */
export type LeadPlace = Pick<Lead, 'leadStatus' | 'opened'> & { spam?: boolean | undefined }

const states = [true, false]

const nameOf = ({ spam = false, leadStatus, opened }: LeadPlace) =>
  `${spam ? 'spam' : 'lead'}_${leadStatus}_${opened}`

const places = states.flatMap((spam) =>
  leadStatuses.flatMap((leadStatus) => states.map((opened) => ({ spam, leadStatus, opened }))),
)

/** How many leads stand in each place, by its name. */
const numbersOf = (count: (place: LeadPlace) => number): Record<string, number> =>
  Object.fromEntries(places.map((place) => [nameOf(place), count(place)]))

/** The numbers of leads that were read; whoever reads them adds each. */
export const tally = () => {
  const numbers = numbersOf(() => 0)
  const add = (place: LeadPlace) => {
    const name = nameOf(place)
    numbers[name] = (numbers[name] ?? 0) + 1
  }
  return { numbers, add }
}

/** `turn` rises with each count; without `countedAt` nobody has counted what was there before. */
export const storedLeadCounts = z.catchall(
  z.object({ turn: z.number(), countedAt: z.optional(z.number()) }),
  z.unknown(),
)

export const readLeadCounts = async () => {
  const item = await get(keys.leadCounts)
  return item && storedLeadCounts.parse(item)
}

/**
 * Counts a lead that came (`to`), went (`from`) or moved, once it is written; before the first recount
 * nothing. The lead is there whatever becomes of its count, which the next recount puts right.
 */
export const countLead = async (from: LeadPlace | undefined, to: LeadPlace | undefined) => {
  const [before, after] = [from && nameOf(from), to && nameOf(to)]
  if (before === after) return
  const add = { turn: 1, ...(before && { [before]: -1 }), ...(after && { [after]: 1 }) }
  try {
    await update(keys.leadCounts, { add })
  } catch (error) {
    const name = error instanceof Error ? error.name : String(error)
    console.error(JSON.stringify({ level: 'error', leads: 'not counted', error: name }))
  }
}

/** How many leads a list holds in all, by one read; undefined while nobody has counted them. */
export const leadCount = async (
  { leadStatus, opened }: LeadFilters,
  spam = false,
): Promise<number | undefined> => {
  const counts = await readLeadCounts()
  if (!counts?.countedAt) return undefined
  return places
    .filter(
      (place) =>
        place.spam === spam &&
        (leadStatus ?? place.leadStatus) === place.leadStatus &&
        (opened ?? place.opened) === place.opened,
    )
    .reduce((sum, place) => sum + Math.max(Number(counts[nameOf(place)] ?? 0), 0), 0)
}
