import { createHash } from 'node:crypto'
import { type Lead, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { isUnchanged } from '../db/edit.ts'
import { behindHash, readerFor } from '../db/unreadable.ts'
import {
  all,
  get,
  getMany,
  inOrder,
  isFree,
  keyOf,
  mostTurns,
  newestFirst,
  overtaken,
  put,
  transact,
  update,
  type Write,
} from '../db/verbs.ts'
import { writeMany } from '../db/write-many.ts'
import { keys } from '../schema/keys.ts'
import { listedAt } from './place.ts'

/** A lead erased on request, by a hash of its id, which identifies nobody. */
export const storedErased = z.object({ idHash: z.string(), at: z.iso.datetime() })
type Erased = z.output<typeof storedErased>

const idHashOf = (leadId: string) => createHash('sha256').update(leadId).digest('base64url')

const itemOf = ({ idHash, at }: Erased) => ({
  ...keys.erased(idHash),
  ...{ gsi1pk: keys.allErased, gsi1sk: `${at}#${idHash}` },
  ...{ idHash, at },
})

/** Written with the removal, so nothing restores it. */
const tombstone = (leadId: string, at: Date): Write => ({
  put: itemOf({ idHash: idHashOf(leadId), at: at.toISOString() }),
})

const isNotErased = (leadId: string): Write => ({
  check: keys.erased(idHashOf(leadId)),
  when: isFree,
})

const pageSize = 1_000

async function* inPages(partition: string) {
  let after: string | undefined
  do {
    const items = await inOrder('gsi1', partition, { order: 'oldest', limit: pageSize, after })
    yield* items
    after = items.length < pageSize ? undefined : String(items.at(-1)?.gsi1sk)
  } while (after)
}

export const listErased = async (): Promise<Erased[]> => {
  const erased: Erased[] = []
  for await (const item of inPages(keys.allErased)) erased.push(storedErased.parse(item))
  return erased
}

/** Copies an erasure from another table. */
export const keepErased = (erased: Erased): Promise<void> => put(itemOf(erased))

/** Leads of this table, even unreadable, that another table erased. */
export const leadsAmong = async (erased: readonly Erased[]): Promise<string[]> => {
  const hashes = new Set(erased.map(({ idHash }) => idHash))
  const ids: string[] = []
  for (const spam of [false, true, 'held'] as const)
    for await (const { pk } of inPages(keys.leads(spam))) {
      const id = String(pk).slice(keys.lead('').pk.length)
      if (hashes.has(idHashOf(id))) ids.push(id)
    }
  return ids
}

/** Spam, or held over the daily limit: listed apart. */
export type KeptApart = boolean | 'held'

/** `toldAt`: when all were notified, `inSummary` perhaps in a summary; `noAnswer`: no mail to the sender, as too many came from there. */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.union([z.boolean(), z.literal('held')]), false),
  toldAt: z.optional(z.iso.datetime()),
  inSummary: z.optional(z.boolean()),
  noAnswer: z.optional(z.boolean()),
})
export interface StoredLead extends Lead {
  spam?: KeptApart | undefined
  toldAt?: string | undefined
  inSummary?: boolean | undefined
  noAnswer?: boolean | undefined
}

export const readLeads = readerFor('lead', storedLead, ({ pk }) => behindHash(pk))

export const itemOfLead = (given: z.input<typeof storedLead>) => ({
  ...keys.lead(given.id),
  ...given,
  ...listedAt(given),
})

/** False when the id is taken or was erased. */
export const createLead = async (given: z.input<typeof storedLead>): Promise<boolean> =>
  !(await transact([{ put: itemOfLead(given), when: isFree }, isNotErased(given.id)]))

/** All were notified. No new version. */
export const markLeadNotified = (id: string, at: Date, inSummary?: true) =>
  update(keys.lead(id), { set: { toldAt: at.toISOString(), inSummary } })

/** `eventual` halves the price and may lag. */
export const findLead = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredLead | undefined> => readLeads.one(await get(keys.lead(id), read))

/** The company of each lead that is still there, by its id. May lag. */
export const findCompanies = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const leads = readLeads.every(await getMany([...new Set(ids)].map(keys.lead)))
  return new Map(leads.map(({ id, company }) => [id, company]))
}

const mostEvents = 90

/** Deletes a lead and its events, readable or not; false if missing. `seen`: only if unchanged since; `erasedAt`: nothing can restore it. */
export const removeLead = async (
  id: string,
  { seen, erasedAt }: { seen?: StoredLead; erasedAt?: Date } = {},
): Promise<boolean> => {
  const key = keys.lead(id)
  const beside = erasedAt ? [tombstone(id, erasedAt)] : []
  for (let turn = 0; turn < mostTurns; turn++) {
    const item = seen ?? (await get(key))
    if (!item) return false
    const events = (await all(keys.leadEvents(id))).map(keyOf)
    // First, so an interrupted call can start over.
    await writeMany([], events.splice(mostEvents))
    const own = { remove: key, when: isUnchanged({ pk: key.pk, version: item.version }) }
    const gone = events.map((event) => ({ remove: event }))
    if (!(await transact([own, ...gone, ...beside], { noun: 'lead', of: id, action: 'erased' })))
      return true
    if (seen) return false
  }
  throw overtaken()
}

const leadFact = z.pick(lead, { createdAt: true, leadStatus: true, repliedAt: true })
export type LeadFact = z.output<typeof leadFact>

const read = readerFor('lead', leadFact, ({ id }) => id)

/** Far below DynamoDB's 1 MB a page. */
const factsPageSize = 500

const fields = ['id', 'gsi1sk', 'createdAt', 'leadStatus', 'repliedAt']

/** Leads, or spam, newest first. Complete back to `reachesBack`, later than `since` if there are more than `most`. */
export const leadFactsSince = async (since: string, spam: boolean, most: number) => {
  const facts: LeadFact[] = []
  let before: string | undefined
  for (;;) {
    const asked = { limit: factsPageSize, fields, before }
    const items = await newestFirst('gsi1', keys.leads(spam), asked)
    const wanted = items.filter(({ gsi1sk }) => String(gsi1sk) >= since)
    facts.push(...read.every(wanted))
    before = String(items.at(-1)?.gsi1sk)
    if (wanted.length < factsPageSize) return { facts, reachesBack: since }
    // Others of that very moment may be missing.
    if (facts.length >= most) return { facts, reachesBack: before }
  }
}
