import * as z from 'zod/mini'
import { optionalLine } from './fields.ts'
import type { Lead } from './lead-entity.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { filter } from './paging.ts'

/** A filter by yes or no. */
export const flag = (name: string) =>
  filter(
    z.pipe(
      z.enum(['true', 'false'], { error: `${name} must be true or false` }),
      z.transform((value) => value === 'true'),
    ),
  )

/** What robots sent (`true`), or what came when a day was full (`held`). */
export const keptApart = filter(
  z.pipe(
    z.enum(['true', 'false', 'held'], { error: 'spam must be true, false or held' }),
    z.transform((value) => (value === 'held' ? value : value === 'true')),
  ),
)

/** `due` has only what waits for something, the longest due first. */
export const leadOrders = ['newest', 'oldest', 'due'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Due is what should be done by the end of today; what should have been done by an earlier day is late. */
export const leadDues = ['today', 'late'] as const
export type LeadDue = (typeof leadDues)[number]

/** What is to be done about a lead; each is in exactly one, but what is kept apart is in none. */
export const leadQueues = ['answer', 'follow-up', 'waiting', 'done'] as const
export type LeadQueue = (typeof leadQueues)[number]
export const queueNames: Record<LeadQueue, string> = {
  answer: 'To answer',
  'follow-up': 'Follow up',
  waiting: 'Waiting',
  done: 'Done',
}

/** A lead as filters see it; `dueDay` is the day by whose end something is to be done, undefined where nothing waits. */
export type FilteredLead = Pick<Lead, 'leadStatus' | 'opened'> & {
  ownerId?: Lead['ownerId'] | undefined
  dueDay: string | undefined
  queue: LeadQueue | undefined
}

/** Who asks, and on which day (`YYYY-MM-DD`) where the house stands. */
export type LeadAsker = { userId: string; today: string }

type LeadFilter<Schema extends z.ZodMiniType> = {
  schema: Schema
  /** Every list, count, search and file asks this of each lead, whatever its index has sorted out. */
  passes: (
    lead: FilteredLead,
    wanted: NonNullable<z.output<Schema>>,
    asker: LeadAsker,
    all: { queue?: LeadQueue | undefined },
  ) => boolean
  /** Whether indexes alone know how many pass; else they are counted one by one. */
  isIndexed: boolean
}

const leadFilter = <Schema extends z.ZodMiniType>(filter: LeadFilter<Schema>) => filter

/** The id that `me`, or an id, stands for. */
export const ownerOf = (wanted: string, userId: string) => (wanted === 'me' ? userId : wanted)

export const isDue = (day: string | undefined, due: LeadDue, today: string) =>
  day !== undefined && (due === 'late' ? day < today : day === today)

/** What leads can be narrowed down by. A new one is an entry here. */
export const leadFilters = {
  leadStatus: leadFilter({
    schema: filter(leadStatus),
    passes: (lead, wanted) => lead.leadStatus === wanted,
    isIndexed: true,
  }),
  opened: leadFilter({
    schema: flag('opened'),
    passes: (lead, wanted) => lead.opened === wanted,
    isIndexed: true,
  }),
  queue: leadFilter({
    schema: filter(z.enum(leadQueues, { error: `queue must be one of ${leadQueues.join(', ')}` })),
    passes: (lead, wanted) => lead.queue === wanted,
    isIndexed: true,
  }),
  /** `none` are those that nobody takes care of: of all queues those that wait, of one of them all. */
  owner: leadFilter({
    schema: filter(
      z.union([z.enum(['me', 'none']), z.uuid()], {
        error: 'owner must be me, none or the id of an admin',
      }),
    ),
    passes: ({ ownerId, dueDay }, wanted, { userId }, { queue }) =>
      wanted === 'none'
        ? !ownerId && (queue !== undefined || dueDay !== undefined)
        : ownerId === ownerOf(wanted, userId),
    isIndexed: true,
  }),
  due: leadFilter({
    schema: filter(z.enum(leadDues, { error: `due must be one of ${leadDues.join(', ')}` })),
    passes: ({ dueDay }, wanted, { today }) => isDue(dueDay, wanted, today),
    isIndexed: true,
  }),
}

type LeadFilterName = keyof typeof leadFilters
export const leadFilterNames = Object.keys(leadFilters) as LeadFilterName[]

/** What somebody filters by; what is undefined does not filter. */
export type LeadFilters = {
  [Name in LeadFilterName]?: z.output<(typeof leadFilters)[Name]['schema']>
}

/** Whether a lead is one of those that the filters leave. */
export const passesLeadFilters = (lead: FilteredLead, filters: LeadFilters, asker: LeadAsker) =>
  leadFilterNames.every((name) => {
    const { passes } = leadFilters[name] as LeadFilter<z.ZodMiniType>
    const wanted = filters[name]
    return wanted === undefined || passes(lead, wanted, asker, filters)
  })

/** Whether indexes alone know how many leads the filters leave. */
export const isCountedByIndex = (filters: LeadFilters) =>
  leadFilterNames.every((name) => filters[name] === undefined || leadFilters[name].isIndexed)

const schemas = Object.fromEntries(
  leadFilterNames.map((name) => [name, leadFilters[name].schema]),
) as { [Name in LeadFilterName]: (typeof leadFilters)[Name]['schema'] }

/** Which leads, and in which order. `q` looks for words, or beginnings of words, among all of them. */
export const leadSelection = {
  ...schemas,
  q: optionalLine(limits.leadSearch.text, 'q'),
  order: filter(z.enum(leadOrders, { error: `order must be one of ${leadOrders.join(', ')}` })),
}
