import { type Lead, type LeadFilters, leadStatuses, type Page } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { type KeptApart, readLeads, type StoredLead } from './lead.ts'
import { type Filtered, passesFilters } from './lead-filtering.ts'
import { inDateOrder, readPage } from './page.ts'
import { getMany, type Item, inOrder, keyOf, type Order } from './verbs.ts'

/** Spam and held leads only on request. */
export type Listing = Filtered & {
  spam?: KeptApart | undefined
  order?: Order | undefined
}

const every = <Value>(wanted: Value | undefined, all: readonly Value[]) =>
  wanted === undefined ? all : [wanted]

export const statusPartitions = (
  { leadStatus, opened }: Pick<LeadFilters, 'leadStatus' | 'opened'>,
  spam?: KeptApart,
) =>
  every(leadStatus, leadStatuses).flatMap((status) =>
    every(opened, ['true', 'false']).map((state) =>
      keys.leadsByStatus(status, state === 'true', spam),
    ),
  )

/** A page of leads, newest first by default. `next` is `<createdAt>#<id>`. Constant cost. */
export const listLeads = async ({
  limit,
  cursor,
  order = 'newest',
  spam,
  ...asked
}: Listing & { limit: number; cursor?: string | undefined }): Promise<Page<StoredLead[]>> => {
  const { leadStatus, opened } = asked.filters ?? {}
  const isAny = leadStatus === undefined && opened === undefined
  const find = async (most: number, after: string | undefined) => {
    const part = { order, limit: most, after }
    if (isAny) return inOrder('gsi1', keys.leads(spam), part)
    const partitions = statusPartitions({ leadStatus, opened }, spam)
    const found = partitions.map((one) => inOrder('gsi2', one, part))
    return (await Promise.all(found)).flat()
  }
  const read = async (items: Item[]) => {
    const leads = readLeads.every(isAny ? items : await getMany(items.map(keyOf)))
    // The index may lag.
    return leads.filter(
      (one) => (one.spam ?? false) === (spam ?? false) && passesFilters(one, asked),
    )
  }
  return readPage({ limit, order, after: cursor, find, read })
}

type LeadPages = AsyncGenerator<StoredLead[], void>

/** A listing in pages of at most `size`, reading one ahead. */
export async function* pagesOfLeads(listing: Listing, size = 500): LeadPages {
  const read = (cursor?: string) => listLeads({ ...listing, limit: size, cursor })
  let reading: ReturnType<typeof read> | undefined = read()
  while (reading) {
    const { items, next }: Page<StoredLead[]> = await reading
    reading = next ? read(next) : undefined
    // The caller may stop early and never await it.
    reading?.catch(() => {})
    yield items
  }
}

export const findLeads = async (
  ids: readonly string[],
  { spam = false, order, ...asked }: Listing,
): Promise<Lead[]> => {
  const wanted = [...new Set(ids)].map(keys.lead)
  const leads = readLeads.every(await getMany(wanted))
  return inDateOrder(
    leads.filter((one) => one.spam === spam && passesFilters(one, asked)),
    order,
  )
}
