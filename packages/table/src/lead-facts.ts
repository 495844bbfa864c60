import { lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { newestFirst } from './verbs.ts'

const leadFact = z.pick(lead, { createdAt: true, leadStatus: true, repliedAt: true })
export type LeadFact = z.output<typeof leadFact>

const read = readerFor('lead', leadFact, ({ id }) => id)

/** Far below DynamoDB's 1 MB a page. */
const pageSize = 500

const fields = ['id', 'gsi1sk', 'createdAt', 'leadStatus', 'repliedAt']

/** Leads, or spam, newest first. Complete back to `reachesBack`, later than `since` if there are more than `most`. */
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
    // Others of that very moment may be missing.
    if (facts.length >= most) return { facts, reachesBack: before }
  }
}
