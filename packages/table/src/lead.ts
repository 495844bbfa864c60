import { type Lead, type LeadStatus, lead, type Page } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { pageOf, sortKey } from './page.ts'
import type { IndexName } from './schema.ts'
import { create, get, type Item, newestFirst, update } from './verbs.ts'

type StoredLead = Lead & { spam?: boolean }

/** Spam stands in its own list and in no filter. */
const indexKeys = (given: StoredLead) => {
  const gsi1 = { gsi1pk: given.spam ? keys.spamLeads : keys.leads, gsi1sk: sortKey(given) }
  if (given.spam) return gsi1
  return {
    ...gsi1,
    gsi2pk: keys.leadsByStatus(given.leadStatus, given.opened),
    gsi2sk: sortKey(given),
    gsi3pk: keys.leadsByOpened(given.opened),
    gsi3sk: sortKey(given),
  }
}

const parse = (item: Item): StoredLead => ({ ...lead.parse(item), spam: item.spam === true })

/** Stores a lead; false, and nothing stored, when its id is taken. */
export const createLead = (given: StoredLead) =>
  create({ ...keys.lead(given.id), ...given, ...indexKeys(given) })

export const findLead = async (id: string): Promise<StoredLead | undefined> => {
  const item = await get(keys.lead(id))
  return item && parse(item)
}

type Filters = { leadStatus?: LeadStatus | undefined; opened?: boolean | undefined }

/** The index partitions that together hold exactly the leads of a filter. */
const partitionsOf = ({ leadStatus, opened }: Filters): [IndexName, string][] => {
  if (leadStatus) {
    const states = opened === undefined ? [true, false] : [opened]
    return states.map((state) => ['gsi2', keys.leadsByStatus(leadStatus, state)])
  }
  return opened === undefined ? [['gsi1', keys.leads]] : [['gsi3', keys.leadsByOpened(opened)]]
}

/**
 * One page of leads, newest first. `next` is the cursor of the page after it: the
 * `<createdAt>#<id>` of the last lead shown.
 */
export const listLeads = async ({
  limit,
  cursor,
  ...filters
}: Filters & { limit: number; cursor?: string | undefined }): Promise<Page<Lead[]>> => {
  const found = await Promise.all(
    partitionsOf(filters).map(([index, partition]) =>
      newestFirst(index, partition, { limit: limit + 1, before: cursor }),
    ),
  )
  return pageOf(found.flat().map(parse), limit)
}

type LeadPages = AsyncGenerator<Lead[], void>

/** All leads of a filter, newest first, as pages of at most `size`; one page is read ahead. */
export async function* pagesOfLeads(filters: Filters, size = 500): LeadPages {
  const { leadStatus, opened } = filters
  const read = (cursor?: string) => listLeads({ leadStatus, opened, limit: size, cursor })
  let reading: ReturnType<typeof read> | undefined = read()
  while (reading) {
    const { items, next }: Page<Lead[]> = await reading
    reading = next ? read(next) : undefined
    // Whoever stops early never awaits what was read ahead.
    reading?.catch(() => {})
    yield items
  }
}

/** The leads of these ids that a filter holds, newest first; ids of nothing or of spam are left out. */
export const findLeads = async (
  ids: readonly string[],
  { leadStatus, opened }: Filters = {},
): Promise<Lead[]> => {
  const wanted = [...new Set(ids)]
  const found: StoredLead[] = []
  for (let start = 0; start < wanted.length; start += 50) {
    const leads = await Promise.all(wanted.slice(start, start + 50).map(findLead))
    for (const one of leads) if (one && !one.spam) found.push(one)
  }
  const held = found.filter(
    (one) =>
      (!leadStatus || one.leadStatus === leadStatus) &&
      (opened === undefined || one.opened === opened),
  )
  return pageOf(held, held.length).items
}

/**
 * Applies a change whose index keys depend on `guard`, a field that others may be changing: reads,
 * writes on condition that the guard still holds, and starts over when it does not. Undefined when
 * there is no such lead.
 */
const changeGuarded = async (
  id: string,
  guard: 'opened' | 'leadStatus',
  change: (current: StoredLead) => Partial<Lead>,
): Promise<Lead | undefined> => {
  for (;;) {
    const current = await findLead(id)
    if (!current) return undefined
    const changes = change(current)
    if (Object.keys(changes).length === 0) return current
    const changed = await update(
      keys.lead(id),
      { set: { ...changes, ...indexKeys({ ...current, ...changes }) } },
      { expression: `#${guard} = :guard`, values: { guard: current[guard] } },
    )
    if (changed) return parse(changed)
  }
}

/** Sets the leadStatus; any status may follow any other. Undefined when there is no such lead. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus) =>
  changeGuarded(id, 'opened', () => ({ leadStatus }))

/** Marks a lead opened; the first opening's time stays. Undefined when there is no such lead. */
export const openLead = (id: string, at: Date) =>
  changeGuarded(id, 'leadStatus', (current) =>
    current.opened ? {} : { opened: true, openedAt: at.toISOString() },
  )

/** Replaces the follow-up notes. Undefined when there is no such lead. */
export const saveLeadNotes = async (
  id: string,
  followUpNotes: string,
): Promise<Lead | undefined> => {
  const changed = await update(keys.lead(id), { set: { followUpNotes } })
  return changed && parse(changed)
}
