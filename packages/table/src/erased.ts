import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { inOrder, isFree, put, type Write } from './verbs.ts'

/** A lead erased on request, by a hash of its id, which identifies nobody. */
export const storedErased = z.object({ idHash: z.string(), at: z.iso.datetime() })
export type Erased = z.output<typeof storedErased>

const idHashOf = (leadId: string) => createHash('sha256').update(leadId).digest('base64url')

const itemOf = ({ idHash, at }: Erased) => ({
  ...keys.erased(idHash),
  ...{ gsi1pk: keys.allErased, gsi1sk: `${at}#${idHash}` },
  ...{ idHash, at },
})

/** Written with the removal, so nothing restores it. */
export const tombstone = (leadId: string, at: Date): Write => ({
  put: itemOf({ idHash: idHashOf(leadId), at: at.toISOString() }),
})

export const isNotErased = (leadId: string): Write => ({
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
