import { keys } from './keys.ts'
import { readLeadCounts, recounted, tally } from './lead-counts.ts'
import { pagesOfLeads } from './lead-list.ts'
import { noLeadTests } from './lead-tests.ts'
import { leadsVersion } from './lead-version.ts'
import { create, update } from './verbs.ts'

/** Milliseconds after which an announced change is written and counted, and the indexes have it. */
const settled = 60_000
/** Milliseconds from one recount to the next. */
const interval = 24 * 3600 * 1000

const countAll = async (isOver: () => boolean) => {
  const { numbers, add } = tally()
  for (const spam of [false, true])
    for await (const leads of pagesOfLeads({ tests: noLeadTests, spam })) {
      if (isOver()) return undefined
      leads.forEach(add)
    }
  return numbers
}

/**
 * Counts all leads anew, once a day and where nobody has yet. Only while no lead changes, so that each is
 * counted once: then, or when it `isOver` before its end, false, and the next call tries again.
 */
export const recountLeads = async (now: Date, isOver: () => boolean): Promise<boolean> => {
  const known = await readLeadCounts()
  if (known?.countedAt && now.getTime() - known.countedAt < interval) return false
  const { number, changedAt } = await leadsVersion({ eventual: false })
  if (now.getTime() - changedAt < settled) return false
  // What changes from here on raises its turn.
  if (!known) await create({ ...keys.leadCounts, turn: 0 })
  const numbers = await countAll(isOver)
  if (!numbers || (await leadsVersion({ eventual: false })).number !== number) return false
  const isStill = { expression: '#turn = :turn', values: { turn: known?.turn ?? 0 } }
  const set = recounted(numbers, known?.numbers ?? [], now)
  return (await update(keys.leadCounts, { set }, isStill)) !== undefined
}
