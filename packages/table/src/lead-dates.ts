import * as z from 'zod/mini'
import { isVersion } from './edit.ts'
import { keys } from './keys.ts'
import type { StoredLead } from './lead.ts'
import { pagesOfDueLeads } from './lead-due-list.ts'
import { pagesOfLeads } from './lead-list.ts'
import { listedAt } from './lead-place.ts'
import { noLeadTests } from './lead-tests.ts'
import { announceLeadChange } from './lead-version.ts'
import { get, put, update } from './verbs.ts'

/** For which `holidays` all leads were last given their days, and when. */
export const storedLeadDates = z.object({ holidays: z.string(), at: z.number() })

/** Milliseconds from one look at all that waits to the next. */
const interval = 24 * 3600 * 1000

/** What waits for an answer: all that are new, and of the others those that were promised one. */
async function* unanswered() {
  yield* pagesOfLeads({ tests: { ...noLeadTests, leadStatus: 'new' } })
  yield* pagesOfDueLeads({ tests: { ...noLeadTests, due: { kind: undefined, day: '' } } })
}

/** The version stays: nobody has changed anything. */
const date = async (lead: StoredLead, dueAt: string) => {
  const next = { ...lead, dueAt }
  const set = { dueAt, ...listedAt(next) }
  await update(keys.lead(lead.id), { set }, isVersion(lead.version))
}

type Dating = {
  /** The setting as it is written. */
  holidays: string
  /** When a lead that came at `createdAt` is due. */
  dueAt: (createdAt: string) => string
  now: Date
  isOver: () => boolean
}

/**
 * Gives every lead that waits for its first answer the day by which it was promised: those of the version
 * before have none, and holidays change. Once a day, and when the holidays are others than before; what
 * stops it, the next call does again. Answers how many it changed.
 */
export const dateLeads = async ({ holidays, dueAt, now, isOver }: Dating): Promise<number> => {
  const { data: known } = storedLeadDates.safeParse(await get(keys.leadDates))
  const isRecent = known && now.getTime() - known.at < interval
  if (isRecent && known.holidays === holidays) return 0
  let count = 0
  for await (const leads of unanswered()) {
    const wrong = leads.filter(
      (lead) =>
        !lead.repliedAt &&
        lead.dueAt !== dueAt(lead.createdAt) &&
        (lead.dueAt || lead.leadStatus === 'new'),
    )
    if (wrong.length) await announceLeadChange(now)
    for (const lead of wrong) {
      if (isOver()) return count
      await date(lead, dueAt(lead.createdAt))
      count++
    }
    if (isOver()) return count
  }
  await put({ ...keys.leadDates, holidays, at: now.getTime() })
  return count
}
