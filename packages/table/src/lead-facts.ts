import { lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { newestFirst } from './verbs.ts'

/** All that the numbers want to know of a lead. */
const leadFact = z.pick(lead, { createdAt: true, leadStatus: true, repliedAt: true })
export type LeadFact = z.output<typeof leadFact>

const read = readerFor('lead', leadFact, ({ id }) => id)

/** Leads that one answer of the table holds, well below its 1 MB. */
const pageSize = 500

const fields = ['id', 'gsi1sk', 'createdAt', 'leadStatus', 'repliedAt']

/**
 * What came in since a moment, newest first: leads, or what was kept apart as spam. `reachesBack` is the
 * moment since which all are there, later than `since` where there are more than `most`.
 */
export const leadFactsSince = async (since: string, spam: boolean, most: number) => {
  const facts: LeadFact[] = []
  let before: string | undefined
  for (;;) {
    const asked = { limit: pageSize, fields, before }
    const items = await newestFirst('gsi1', keys.leads(spam), asked)
    const wanted = items.filter(({ gsi1sk }) => String(gsi1sk) >= since)
    facts.push(...read.every(wanted))
    before = String(items.at(-1)?.gsi1sk)
    if (wanted.length < pageSize) return { facts, reachesBack: since }
    // Some of that very moment may be missing.
    if (facts.length >= most) return { facts, reachesBack: before }
  }
}
