import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { dueDayOf, type LeadPlace } from './lead-place.ts'
import { isDue, type LeadTests } from './lead-tests.ts'
import { get, update } from './verbs.ts'

/** Raised when leads are counted by other places than before: all are counted anew. */
const edition = 2

/** No hyphen may stand in a name of an expression. */
const packed = (text: string | null | undefined) => text?.replaceAll('-', '') || 'none'

const nameOf = (lead: LeadPlace) =>
  [
    lead.spam ? 'spam' : 'lead',
    lead.leadStatus,
    lead.opened,
    packed(lead.ownerId),
    packed(dueDayOf(lead)),
  ].join('_')

const isName = (name: string) => /^(lead|spam)_/.test(name)

const dayIn = (name: string) =>
  name === 'none' ? undefined : name.replace(/^(\d{4})(\d\d)/, '$1-$2-')

/** Whether the leads of a place, by its name, pass. */
const passes = (name: string, tests: LeadTests, spam: boolean) => {
  const [kept, leadStatus, opened, owner, day = 'none'] = name.split('_')
  return (
    kept === (spam ? 'spam' : 'lead') &&
    (tests.leadStatus ?? leadStatus) === leadStatus &&
    String(tests.opened ?? opened) === opened &&
    (tests.ownerId === undefined || packed(tests.ownerId) === owner) &&
    isDue(dayIn(day), tests.due)
  )
}

/** The numbers of leads that were read; whoever reads them adds each. */
export const tally = () => {
  const numbers: Record<string, number> = {}
  const add = (lead: LeadPlace) => {
    const name = nameOf(lead)
    numbers[name] = (numbers[name] ?? 0) + 1
  }
  return { numbers, add }
}

/** `turn` rises with each count; without `countedAt` nobody has counted what was there before. */
export const storedLeadCounts = z.catchall(
  z.object({
    turn: z.number(),
    countedAt: z.optional(z.number()),
    edition: z.optional(z.number()),
  }),
  z.unknown(),
)

/** The counts, and when they were last counted anew by the places of today. */
export const readLeadCounts = async () => {
  const item = await get(keys.leadCounts)
  if (!item) return undefined
  const { turn, countedAt, edition: counted, ...rest } = storedLeadCounts.parse(item)
  const numbers = Object.entries(rest).filter(([name]) => isName(name))
  return { turn, countedAt: counted === edition ? countedAt : undefined, numbers }
}

/** What a recount writes in place of what was `known`: places without a lead go. */
export const recounted = (
  numbers: Record<string, number>,
  known: readonly (readonly [string, unknown])[],
  now: Date,
) => ({
  ...Object.fromEntries(known.map(([name]) => [name, undefined])),
  ...numbers,
  ...{ edition, countedAt: now.getTime() },
})

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
export const leadCount = async (tests: LeadTests, spam = false): Promise<number | undefined> => {
  const counts = await readLeadCounts()
  if (!counts?.countedAt) return undefined
  return counts.numbers
    .filter(([name]) => passes(name, tests, spam))
    .reduce((sum, [, number]) => sum + Math.max(Number(number), 0), 0)
}
