import type { Lead, Page } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { findLead, readLeads, type StoredLead } from './lead.ts'
import { type LeadTests, passesTests } from './lead-tests.ts'
import { inDateOrder, readPage } from './page.ts'
import type { IndexName } from './schema.ts'
import { inOrder, type Order } from './verbs.ts'

/** Which leads; spam is listed only when asked for. */
export type Listing = {
  tests: LeadTests
  spam?: boolean | undefined
  order?: Order | undefined
}

/** The index partitions that together hold exactly the leads of a status and of what was opened. */
const partitionsOf = ({ leadStatus, opened }: LeadTests, spam?: boolean): [IndexName, string][] => {
  if (leadStatus) {
    const states = opened === undefined ? [true, false] : [opened]
    return states.map((state) => ['gsi2', keys.leadsByStatus(leadStatus, state, spam)])
  }
  return opened === undefined
    ? [['gsi1', keys.leads(spam)]]
    : [['gsi3', keys.leadsByOpened(opened, spam)]]
}

/**
 * One page of leads by status and opened, newest first unless said otherwise. `next` is the cursor of the page after it:
 * the `<createdAt>#<id>` of the last lead shown. What a page reads does not grow with the table.
 */
export const listLeads = async ({
  limit,
  cursor,
  order = 'newest',
  tests,
  spam,
}: Listing & { limit: number; cursor?: string | undefined }): Promise<Page<StoredLead[]>> => {
  const find = async (most: number, after: string | undefined) => {
    const found = partitionsOf(tests, spam).map(([index, partition]) =>
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
  { tests, spam = false, order }: Listing,
): Promise<Lead[]> => {
  const wanted = [...new Set(ids)]
  const found: StoredLead[] = []
  for (let start = 0; start < wanted.length; start += 50) {
    const leads = await Promise.all(wanted.slice(start, start + 50).map((id) => findLead(id)))
    for (const one of leads) if (one && one.spam === spam) found.push(one)
  }
  return inDateOrder(
    found.filter((one) => passesTests(one, tests)),
    order,
  )
}
