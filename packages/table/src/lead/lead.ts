import { createHash } from 'node:crypto'
import { type Lead, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { isUnchanged } from '../db/edit.ts'
import { afterHash, readerFor } from '../db/unreadable.ts'
import {
  get,
  getMany,
  isFree,
  keyOf,
  makeOvertakenError,
  maxTurns,
  put,
  queryAll,
  queryIndex,
  queryNewestFirst,
  transact,
  update,
  type Write,
} from '../db/verbs.ts'
import { writeMany } from '../db/write-many.ts'
import { keys } from '../schema/keys.ts'
import { listKeysOfLead } from './list-keys.ts'

/** Remembers that a lead was erased, by a hash of its id, which identifies nobody. */
export const storedErased = z.object({ idHash: z.string(), at: z.iso.datetime() })
type Erased = z.output<typeof storedErased>

const idHashOf = (leadId: string) => createHash('sha256').update(leadId).digest('base64url')

const itemOfErased = ({ idHash, at }: Erased) => ({
  ...keys.erased(idHash),
  gsi1pk: keys.allErased,
  gsi1sk: `${at}#${idHash}`,
  idHash,
  at,
})

/** It is written together with the removal, so that a backup cannot bring the lead back. */
const erasedWrite = (leadId: string, at: Date): Write => ({
  put: itemOfErased({ idHash: idHashOf(leadId), at: at.toISOString() }),
})

const isNotErased = (leadId: string): Write => ({
  check: keys.erased(idHashOf(leadId)),
  when: isFree,
})

const pageSize = 1_000

async function* readPages(partition: string) {
  let after: string | undefined
  do {
    const items = await queryIndex('gsi1', partition, { order: 'oldest', limit: pageSize, after })
    yield* items
    after = items.length < pageSize ? undefined : String(items.at(-1)?.gsi1sk)
  } while (after)
}

export const listErased = async (): Promise<Erased[]> => {
  const erased: Erased[] = []
  for await (const item of readPages(keys.allErased)) erased.push(storedErased.parse(item))
  return erased
}

/** Copies the erasure of a lead from another table. */
export const storeErased = (erased: Erased): Promise<void> => put(itemOfErased(erased))

/** Finds the leads of this table, even unreadable ones, that were erased from another table. */
export const findErasedLeads = async (erased: readonly Erased[]): Promise<string[]> => {
  const hashes = new Set(erased.map(({ idHash }) => idHash))
  const ids: string[] = []
  for (const spam of [false, true])
    for await (const { pk } of readPages(keys.leads(spam))) {
      const id = String(pk).slice(keys.lead('').pk.length)
      if (hashes.has(idHashOf(id))) ids.push(id)
    }
  return ids
}

/**
 * A lead as it is stored. `toldAt`: when everybody was notified. `noAnswer`: the sender gets no mail,
 * because too many requests came from their network.
 */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.boolean(), false),
  toldAt: z.optional(z.iso.datetime()),
  noAnswer: z.optional(z.boolean()),
})
export interface StoredLead extends Lead {
  spam?: boolean | undefined
  toldAt?: string | undefined
  noAnswer?: boolean | undefined
}

export const readLeads = readerFor('lead', storedLead, ({ pk }) => afterHash(pk))

export const itemOfLead = (fields: z.input<typeof storedLead>) => ({
  ...keys.lead(fields.id),
  ...fields,
  ...listKeysOfLead(fields),
})

/** Creates a lead. Returns false if its id is taken or was erased. */
export const createLead = async (fields: z.input<typeof storedLead>): Promise<boolean> =>
  !(await transact([{ put: itemOfLead(fields), when: isFree }, isNotErased(fields.id)]))

/** Records that everybody was notified of the lead, without a new version. */
export const markLeadNotified = (id: string, at: Date) =>
  update(keys.lead(id), { set: { toldAt: at.toISOString() } })

export const findLead = async (id: string): Promise<StoredLead | undefined> =>
  readLeads.one(await get(keys.lead(id)))

/** Returns the company of each lead that still exists, by the id of the lead. It may be outdated. */
export const findCompanies = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const leads = readLeads.every(await getMany([...new Set(ids)].map(keys.lead)))
  return new Map(leads.map(({ id, company }) => [id, company]))
}

const maxEvents = 90

/**
 * Deletes a lead and its events, readable or not. Returns false if it is missing, or has changed since `seen` was read. With `erasedAt`
 * no backup can bring it back.
 */
export const removeLead = async (
  id: string,
  { seen, erasedAt }: { seen?: StoredLead; erasedAt?: Date } = {},
): Promise<boolean> => {
  const key = keys.lead(id)
  const beside = erasedAt ? [erasedWrite(id, erasedAt)] : []
  for (let turn = 0; turn < maxTurns; turn++) {
    const item = seen ?? (await get(key))
    if (!item) return false
    const events = (await queryAll(keys.leadEvents(id))).map(keyOf)
    // The rest of the events goes first, so that an interrupted call can be repeated.
    await writeMany([], events.splice(maxEvents))
    const own = { remove: key, when: isUnchanged({ pk: key.pk, version: item.version }) }
    const removals = events.map((event) => ({ remove: event }))
    if (
      !(await transact([own, ...removals, ...beside], { noun: 'lead', of: id, action: 'erased' }))
    )
      return true
    if (seen) return false
  }
  throw makeOvertakenError()
}

const leadFact = z.pick(lead, { createdAt: true, leadStatus: true, repliedAt: true })
export type LeadFact = z.output<typeof leadFact>

const readFacts = readerFor('lead', leadFact, ({ id }) => id)

/** So many leads stay far below the 1 MB that DynamoDB returns at once. */
const factsPageSize = 500

const factFields = ['id', 'gsi1sk', 'createdAt', 'leadStatus', 'repliedAt']

/** Lists the leads, or the spam, that came since a time in ISO form, newest first, for counting. */
export const listLeadFacts = async (since: string, spam: boolean): Promise<LeadFact[]> => {
  const facts: LeadFact[] = []
  let before: string | undefined
  for (;;) {
    const page = { limit: factsPageSize, fields: factFields, before }
    const items = await queryNewestFirst('gsi1', keys.leads(spam), page)
    const wanted = items.filter(({ gsi1sk }) => String(gsi1sk) >= since)
    facts.push(...readFacts.every(wanted))
    if (wanted.length < factsPageSize) return facts
    before = String(items.at(-1)?.gsi1sk)
  }
}
