import {
  type Lead,
  type LeadAsker,
  type LeadFilters,
  type LeadQueue,
  leadStatuses,
  ownerOf,
  type Page,
  passesLeadFilters,
} from '@bong-bari/contract'
import { type LeadStage, queueOf } from '@bong-bari/site'
import type { Condition } from '../db/expression.ts'
import { inDateOrder, readPage } from '../db/page.ts'
import { countIn, getMany, type Item, inOrder, keyOf, type Order } from '../db/verbs.ts'
import { byCursor } from '../db/walk.ts'
import { listSettings } from '../nouns/setting.ts'
import { keys } from '../schema/keys.ts'
import { type KeptApart, readLeads, type StoredLead } from './lead.ts'
import { dueDayOf, noDay } from './place.ts'

type Filtered = {
  filters?: LeadFilters | undefined
  /** For filters about the asker or today. */
  asker?: LeadAsker | undefined
  matches?: ((lead: StoredLead) => boolean) | undefined
}

const nobody: LeadAsker = { userId: '', today: '' }

/** Indexes lag and cover only some filters. */
export const passesFilters = (
  lead: StoredLead,
  { filters = {}, asker = nobody, matches }: Filtered,
) =>
  passesLeadFilters(
    { ...lead, dueDay: dueDayOf(lead), queue: queueOf(lead, asker.today) },
    filters,
    asker,
  ) &&
  (matches?.(lead) ?? true)

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

type Asked = Filtered & {
  limit: number
  cursor?: string | undefined
}

/** Sort keys of a stage, `before` exclusive. */
export type StageRange = { stage: LeadStage; from: string; before: string }

const [first, end] = [' ', '~']
const stageOfQueue: Record<LeadQueue, LeadStage> = {
  answer: 'answer',
  'follow-up': 'answered',
  waiting: 'answered',
  done: 'done',
}

/** After every key of today. */
const tomorrow = (today: string) => `${today}~`

const daysOfQueue = (queue: LeadQueue | undefined, today: string) => {
  if (queue === 'follow-up') return { from: first, before: tomorrow(today) }
  if (queue === 'waiting') return { from: tomorrow(today), before: end }
  // Across queues only dated ones.
  return { from: first, before: queue ? end : noDay }
}

const daysOfDue = (due: LeadFilters['due'], today: string) => {
  if (!due) return { from: first, before: end }
  return due === 'late' ? { from: first, before: today } : { from: today, before: tomorrow(today) }
}

/** A queue's ranges; without one, all with something due. */
export const stageRanges = ({ queue, due }: LeadFilters, today: string): StageRange[] => {
  const [own, wanted] = [daysOfQueue(queue, today), daysOfDue(due, today)]
  const [, from = first] = [own.from, wanted.from].sort()
  const [before = end] = [own.before, wanted.before].sort()
  if (from >= before || (queue === 'done' && due)) return []
  const stages: LeadStage[] = queue ? [stageOfQueue[queue]] : ['answer', 'answered']
  return stages.map((stage) => ({ stage, from, before }))
}

const mostLooked = 600

const placeOf = ({ gsi3sk }: Item) => String(gsi3sk)

/**
 * A page of due leads or of a queue: longest due first, undated last; done ones newest first. `next` is `<day>#<createdAt>#<id>`. Reads at
 * most 600, so pages may be short or empty before the end.
 */
export const listDueLeads = async (asked: Asked): Promise<Page<StoredLead[]>> => {
  const { limit, cursor, filters = {}, asker: { today } = nobody } = asked
  const ranges = stageRanges(filters, today)
  const isDown = filters.queue === 'done'
  const size = limit + 1
  const readHeads = async (after: string | undefined) => {
    const found = ranges.map(async ({ stage, from, before }) => {
      const part = { order: isDown ? 'newest' : 'oldest', limit: size } as const
      const heads = await inOrder('gsi3', keys.leadsAt(stage), {
        ...part,
        after: after ?? (isDown ? before : from),
      })
      return heads.filter((head) => placeOf(head) >= from && placeOf(head) < before)
    })
    const step = isDown ? -1 : 1
    const heads = (await Promise.all(found)).flat()
    return heads.sort((a, b) => (placeOf(a) < placeOf(b) ? -step : step)).slice(0, size)
  }
  const found: StoredLead[] = []
  let [after, looked] = [cursor, 0]
  for (;;) {
    const heads = await readHeads(after)
    const items = new Map((await getMany(heads.map(keyOf))).map((item) => [String(item.pk), item]))
    for (const head of heads) {
      const lead = readLeads.one(items.get(String(head.pk)))
      // The index may lag.
      if (lead && (filters.queue || dueDayOf(lead)) && passesFilters(lead, asked)) {
        if (found.length === limit) return { items: found, next: after }
        found.push(lead)
      }
      after = placeOf(head)
    }
    looked += heads.length
    if (heads.length < size) return { items: found, next: undefined }
    if (looked >= mostLooked) return { items: found, next: after }
  }
}

export const pagesOfDueLeads = (asked: Omit<Asked, 'cursor' | 'limit'>) =>
  byCursor((from) => listDueLeads({ ...asked, ...from }), 200)()

/** The index stores a missing owner as null. */
const testOf = (values: Record<string, unknown>) => {
  const wanted = Object.entries(values).filter(([, value]) => value !== undefined)
  const where: Condition = {
    expression: wanted.map(([name]) => `#${name} = :${name}`).join(' AND '),
    values: Object.fromEntries(wanted),
  }
  return wanted.length ? where : undefined
}

/** Eventually consistent; `more` beyond 1,000 found or 5,000 read. `waiting`: only with something due. Ignores unindexed filters. */
export const leadCount = async ({
  filters = {},
  asker: { userId, today } = nobody,
  spam = false,
  waiting = false,
}: Omit<Filtered, 'matches'> & { spam?: KeptApart | undefined; waiting?: boolean }) => {
  const { leadStatus, opened, owner, due, queue } = filters
  const ownerId = owner === 'none' ? null : owner && ownerOf(owner, userId)
  if (!due && !queue && owner !== 'none' && !waiting) {
    const where = testOf({ ownerId })
    const partitions = statusPartitions({ leadStatus, opened }, spam)
    return countIn(partitions.map((partition) => ({ index: 'gsi2', partition, where })))
  }
  // Spam and held leads are in no queue.
  if (spam) return { count: 0, more: false }
  const where = testOf({ leadStatus, opened: opened && opened === 'true', ownerId })
  return countIn(
    stageRanges(filters, today).map(({ stage, ...days }) => {
      return { index: 'gsi3', partition: keys.leadsAt(stage), where, ...days }
    }),
  )
}

/** Days from changing the setting to the first deletion. */
const noticeDays = 30

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  // The month is shorter: use its last day.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

/** From `from` on, leads unchanged since `before` go. Undefined while off. */
export const leadRetention = async (now: Date) => {
  const settings = await listSettings()
  const set = settings.find(({ settingKey }) => settingKey === 'leadRetentionMonths')
  const months = Number(set?.settingValue)
  if (!set || !Number.isInteger(months) || months < 1) return undefined
  const from = new Date(Date.parse(set.updatedAt) + noticeDays * 24 * 3600 * 1000)
  return { months, from, before: monthsBefore(now, months) }
}

const lastChangeOf = ({ createdAt, openedAt, updatedAt }: StoredLead) =>
  Math.max(...[createdAt, openedAt, updatedAt].map((time) => (time ? Date.parse(time) : 0)))

/** Unchanged since `before`, spam and held included, oldest of each list first. */
export async function* unchangedLeads(before: Date) {
  for (const spam of [false, true, 'held'] as const)
    for await (const page of pagesOfLeads({ spam, order: 'oldest' })) {
      yield* page.filter((lead) => lastChangeOf(lead) < before.getTime())
      const newest = page.at(-1)
      if (newest && Date.parse(newest.createdAt) >= before.getTime()) break
    }
}
