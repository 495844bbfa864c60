import {
  keptDays,
  type Lead,
  type LeadAsker,
  type LeadFilters,
  type LeadQueue,
  leadStatuses,
  type Page,
  passesLeadFilters,
} from '@bong-bari/contract'
import { type LeadStage, queueOf } from '@bong-bari/site'
import type { Condition } from '../db/expression.ts'
import { readPage, sortByDate } from '../db/page.ts'
import {
  countInPartitions,
  getMany,
  type Item,
  keyOf,
  type Order,
  queryIndex,
} from '../db/verbs.ts'
import { pagesByCursor } from '../db/walk.ts'
import { listSettings } from '../nouns/setting.ts'
import { keys } from '../schema/keys.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { dueDayOf, noDay } from './list-keys.ts'

type FilterOptions = {
  filters?: LeadFilters | undefined
  /** The filters `owner` and `due` need to know who asks and on which day. */
  asker?: LeadAsker | undefined
  matches?: ((lead: StoredLead) => boolean) | undefined
}

const nobody: LeadAsker = { userId: '', today: '' }

/** Indexes lag behind and cover only some filters, so every lead that was read is checked again. */
export const passesFilters = (
  lead: StoredLead,
  { filters = {}, asker = nobody, matches }: FilterOptions,
) =>
  passesLeadFilters(
    { ...lead, dueDay: dueDayOf(lead), queue: queueOf(lead, asker.today) },
    filters,
    asker,
  ) &&
  (matches?.(lead) ?? true)

/** Lists leads that are no spam, or with `spam` only spam. */
export type Listing = FilterOptions & {
  spam?: boolean | undefined
  order?: Order | undefined
}

const wantedOrAll = <Value>(wanted: Value | undefined, all: readonly Value[]) =>
  wanted === undefined ? all : [wanted]

export const statusPartitions = (
  { leadStatus, opened }: Pick<LeadFilters, 'leadStatus' | 'opened'>,
  spam?: boolean,
) =>
  wantedOrAll(leadStatus, leadStatuses).flatMap((status) =>
    wantedOrAll(opened, ['true', 'false']).map((state) =>
      keys.leadsByStatus(status, state === 'true', spam),
    ),
  )

/** Lists a page of leads, newest first by default, at constant cost. `next` is `<createdAt>#<id>`. */
export const listLeads = async ({
  limit,
  cursor,
  order = 'newest',
  spam,
  ...request
}: Listing & { limit: number; cursor?: string | undefined }): Promise<Page<StoredLead[]>> => {
  const { leadStatus, opened } = request.filters ?? {}
  const isAny = leadStatus === undefined && opened === undefined
  const find = async (limit: number, after: string | undefined) => {
    const part = { order, limit, after }
    if (isAny) return queryIndex('gsi1', keys.leads(spam), part)
    const partitions = statusPartitions({ leadStatus, opened }, spam)
    const queries = partitions.map((one) => queryIndex('gsi2', one, part))
    return (await Promise.all(queries)).flat()
  }
  const read = async (items: Item[]) => {
    const leads = readLeads.every(isAny ? items : await getMany(items.map(keyOf)))
    // The index may lag behind the lead.
    return leads.filter(
      (one) => (one.spam ?? false) === (spam ?? false) && passesFilters(one, request),
    )
  }
  return readPage({ limit, order, after: cursor, find, read })
}

type LeadPages = AsyncGenerator<StoredLead[], void>

/** Yields a listing in pages of at most `size` leads and reads one page ahead. */
export async function* pagesOfLeads(listing: Listing, size = 500): LeadPages {
  const read = (cursor?: string) => listLeads({ ...listing, limit: size, cursor })
  let reading: ReturnType<typeof read> | undefined = read()
  while (reading) {
    const { items, next }: Page<StoredLead[]> = await reading
    reading = next ? read(next) : undefined
    // The caller may stop early and never await this page.
    reading?.catch(() => {})
    yield items
  }
}

export const findLeads = async (
  ids: readonly string[],
  { spam = false, order, ...request }: Listing,
): Promise<Lead[]> => {
  const wanted = [...new Set(ids)].map(keys.lead)
  const leads = readLeads.every(await getMany(wanted))
  return sortByDate(
    leads.filter((one) => one.spam === spam && passesFilters(one, request)),
    order,
  )
}

type DueLeadsRequest = FilterOptions & {
  limit: number
  cursor?: string | undefined
}

/** A range of sort keys in the index of one stage; `before` is exclusive. */
export type StageRange = { stage: LeadStage; from: string; before: string }

const [first, end] = [' ', '~']
const stageOfQueue: Record<LeadQueue, LeadStage> = {
  answer: 'answer',
  'follow-up': 'answered',
  waiting: 'answered',
  done: 'done',
}

/** Sorts after every key of the day. */
const afterDay = (today: string) => `${today}~`

const daysOfQueue = (queue: LeadQueue | undefined, today: string) => {
  if (queue === 'follow-up') return { from: first, before: afterDay(today) }
  if (queue === 'waiting') return { from: afterDay(today), before: end }
  // Across queues only leads with a day are listed.
  return { from: first, before: queue ? end : noDay }
}

const daysOfDue = (due: LeadFilters['due'], today: string) => {
  if (!due) return { from: first, before: end }
  return due === 'late' ? { from: first, before: today } : { from: today, before: afterDay(today) }
}

/** Returns the ranges of a queue; without a queue, those of all leads with something due. */
export const stageRanges = ({ queue, due }: LeadFilters, today: string): StageRange[] => {
  const [own, wanted] = [daysOfQueue(queue, today), daysOfDue(due, today)]
  const [, from = first] = [own.from, wanted.from].sort()
  const [before = end] = [own.before, wanted.before].sort()
  if (from >= before || (queue === 'done' && due)) return []
  const stages: LeadStage[] = queue ? [stageOfQueue[queue]] : ['answer', 'answered']
  return stages.map((stage) => ({ stage, from, before }))
}

const maxRead = 600

const dueSortKey = ({ gsi3sk }: Item) => String(gsi3sk)

/**
 * Lists a page of due leads or of a queue: those due for longest first, undated ones last, done ones newest first. `next` is
 * `<day>#<createdAt>#<id>`. It stops after 600 leads read, so a page may be short or empty before the end.
 */
export const listDueLeads = async (request: DueLeadsRequest): Promise<Page<StoredLead[]>> => {
  const { limit, cursor, filters = {}, asker: { today } = nobody } = request
  const ranges = stageRanges(filters, today)
  const isDown = filters.queue === 'done'
  const size = limit + 1
  const readHeads = async (after: string | undefined) => {
    const queries = ranges.map(async ({ stage, from, before }) => {
      const part = { order: isDown ? 'newest' : 'oldest', limit: size } as const
      const heads = await queryIndex('gsi3', keys.leadsAt(stage), {
        ...part,
        after: after ?? (isDown ? before : from),
      })
      return heads.filter((head) => dueSortKey(head) >= from && dueSortKey(head) < before)
    })
    const step = isDown ? -1 : 1
    const heads = (await Promise.all(queries)).flat()
    return heads.sort((a, b) => (dueSortKey(a) < dueSortKey(b) ? -step : step)).slice(0, size)
  }
  const items: StoredLead[] = []
  let [after, readCount] = [cursor, 0]
  for (;;) {
    const heads = await readHeads(after)
    const stored = new Map((await getMany(heads.map(keyOf))).map((item) => [String(item.pk), item]))
    for (const head of heads) {
      const lead = readLeads.one(stored.get(String(head.pk)))
      // The index may lag behind the lead.
      if (lead && (filters.queue || dueDayOf(lead)) && passesFilters(lead, request)) {
        if (items.length === limit) return { items, next: after }
        items.push(lead)
      }
      after = dueSortKey(head)
    }
    readCount += heads.length
    if (heads.length < size) return { items, next: undefined }
    if (readCount >= maxRead) return { items, next: after }
  }
}

export const pagesOfDueLeads = (request: Omit<DueLeadsRequest, 'cursor' | 'limit'>) =>
  pagesByCursor((from) => listDueLeads({ ...request, ...from }), 200)()

/** Makes a condition that the given fields have these values. The index stores a missing owner as null. */
const makeFilter = (values: Record<string, unknown>) => {
  const wanted = Object.entries(values).filter(([, value]) => value !== undefined)
  const where: Condition = {
    expression: wanted.map(([name]) => `#${name} = :${name}`).join(' AND '),
    values: Object.fromEntries(wanted),
  }
  return wanted.length ? where : undefined
}

/**
 * Counts leads in the indexes, eventually consistent. `more` is true beyond 1,000 found or 5,000 read. `waiting` counts only leads with
 * something due.
 */
export const countLeads = async ({
  filters = {},
  asker: { userId, today } = nobody,
  spam = false,
  waiting = false,
}: Omit<FilterOptions, 'matches'> & { spam?: boolean | undefined; waiting?: boolean }) => {
  const { leadStatus, opened, owner, due, queue } = filters
  const ownerId = owner && (owner === 'me' ? userId : null)
  if (!due && !queue && owner !== 'none' && !waiting) {
    const where = makeFilter({ ownerId })
    const partitions = statusPartitions({ leadStatus, opened }, spam)
    return countInPartitions(partitions.map((partition) => ({ index: 'gsi2', partition, where })))
  }
  // Spam is in no queue.
  if (spam) return { count: 0, more: false }
  const where = makeFilter({ leadStatus, opened: opened && opened === 'true', ownerId })
  return countInPartitions(
    stageRanges(filters, today).map(({ stage, ...days }) => {
      return { index: 'gsi3', partition: keys.leadsAt(stage), where, ...days }
    }),
  )
}

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // The 31st of a shorter month becomes its last day.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

/** Leads that nobody has changed since `before` are erased from `from` on. Undefined while the setting is off. */
export const readLeadRetention = async (now: Date) => {
  const settings = await listSettings()
  const set = settings.find(({ settingKey }) => settingKey === 'leadRetentionMonths')
  const months = Number(set?.settingValue)
  if (!set || !Number.isInteger(months) || months < 1) return undefined
  const from = new Date(Date.parse(set.updatedAt) + keptDays.retentionNotice * 24 * 3600 * 1000)
  return { months, from, before: monthsBefore(now, months) }
}

const lastChangeOf = ({ createdAt, openedAt, updatedAt }: StoredLead) =>
  Math.max(...[createdAt, openedAt, updatedAt].map((time) => (time ? Date.parse(time) : 0)))

/** Yields the leads that nobody has changed since `before`, spam too, the oldest of each list first. */
export async function* listUnchangedLeads(before: Date) {
  for (const spam of [false, true])
    for await (const page of pagesOfLeads({ spam, order: 'oldest' })) {
      yield* page.filter((lead) => lastChangeOf(lead) < before.getTime())
      const newest = page.at(-1)
      if (newest && Date.parse(newest.createdAt) >= before.getTime()) break
    }
}
