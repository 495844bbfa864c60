import {
  type Lead,
  type LeadFilters,
  type LeadOrder,
  leadFiltersOf,
  type Page,
} from '@bong-bari/contract'
import { keys } from './keys.ts'
import { findLead, readLeads, type StoredLead } from './lead.ts'
import { inDateOrder, readPage } from './page.ts'
import type { IndexName } from './schema.ts'
import { inOrder } from './verbs.ts'

export const noLeadFilters = leadFiltersOf({})

/** Which leads; spam is listed only when asked for. */
export type Listing = {
  filters: LeadFilters
  spam?: boolean | undefined
  order?: LeadOrder | undefined
}

const same =
  <Name extends keyof LeadFilters>(name: Name) =>
  (lead: Lead, { [name]: wanted }: LeadFilters) =>
    wanted === undefined || lead[name] === wanted

const passes: { [Name in keyof LeadFilters]: (lead: Lead, filters: LeadFilters) => boolean } = {
  leadStatus: same('leadStatus'),
  opened: same('opened'),
}

/** Whether a lead is one of those that the filters leave. */
export const passesFilters = (lead: Lead, filters: LeadFilters) =>
  Object.values(passes).every((test) => test(lead, filters))

/** The index partitions that together hold exactly the leads of a filter. */
const partitionsOf = (
  { leadStatus, opened }: LeadFilters,
  spam?: boolean,
): [IndexName, string][] => {
  if (leadStatus) {
    const states = opened === undefined ? [true, false] : [opened]
    return states.map((state) => ['gsi2', keys.leadsByStatus(leadStatus, state, spam)])
  }
  return opened === undefined
    ? [['gsi1', keys.leads(spam)]]
    : [['gsi3', keys.leadsByOpened(opened, spam)]]
}

/**
 * One page of leads, newest first unless said otherwise. `next` is the cursor of the page after it:
 * the `<createdAt>#<id>` of the last lead shown. What a page reads does not grow with the table.
 */
export const listLeads = async ({
  limit,
  cursor,
  order = 'newest',
  filters,
  spam,
}: Listing & { limit: number; cursor?: string | undefined }): Promise<Page<StoredLead[]>> => {
  const find = async (most: number, after: string | undefined) => {
    const found = partitionsOf(filters, spam).map(([index, partition]) =>
      inOrder(index, partition, { order, limit: most, after }),
    )
    return (await Promise.all(found)).flat()
  }
  return readPage({ limit, order, after: cursor, find, read: readLeads.every })
}

type LeadPages = AsyncGenerator<StoredLead[], void>

/** All leads of a listing, as pages of at most `size`; one page is read ahead. */
export async function* pagesOfLeads(listing: Listing, size = 500): LeadPages {
  const read = (cursor?: string) => listLeads({ ...listing, limit: size, cursor })
  let reading: ReturnType<typeof read> | undefined = read()
  while (reading) {
    const { items, next }: Page<StoredLead[]> = await reading
    reading = next ? read(next) : undefined
    // Whoever stops early never awaits what was read ahead.
    reading?.catch(() => {})
    yield items
  }
}

/** The leads of these ids that a listing holds, in its order; ids of nothing are left out. */
export const findLeads = async (
  ids: readonly string[],
  { filters, spam = false, order }: Listing,
): Promise<Lead[]> => {
  const wanted = [...new Set(ids)]
  const found: StoredLead[] = []
  for (let start = 0; start < wanted.length; start += 50) {
    const leads = await Promise.all(wanted.slice(start, start + 50).map((id) => findLead(id)))
    for (const one of leads) if (one && one.spam === spam) found.push(one)
  }
  return inDateOrder(
    found.filter((one) => passesFilters(one, filters)),
    order,
  )
}
