import type { Lead } from './lead-entity.ts'
import type { LeadStatus } from './lead-status.ts'
import { budgetNames, monthAhead, offeringNames, whenNames } from './lead-wish.ts'

/** `due` has only what waits for something, the longest due first. */
export const leadOrders = ['newest', 'oldest', 'due'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Due is what should be done by the end of today; what should have been done by an earlier day is late. */
export type LeadDue = 'late' | 'today'

export const statusNames: Record<LeadStatus, string> = {
  ...{ new: 'New', hot: 'Hot', warm: 'Warm', cold: 'Cold', dead: 'Dead' },
}

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
export type FilteredLead = Lead & { dueDay: string | undefined; queue: LeadQueue | undefined }

/** Who asks, and on which day (`YYYY-MM-DD`) where the house stands. */
export type LeadAsker = { userId: string; today: string }

type LeadFilter<Value extends string> = {
  label: string
  /** Chosen from a list, where this narrows nothing; without it there is a button for each value. */
  any?: string
  /** What can be asked for, and how people read it. */
  values: Record<Value, string>
  /** The id of an admin can be asked for too. */
  takesId?: true
  /** Every list, count, search and file asks this of each lead, whatever its index has sorted out. */
  passes(
    lead: FilteredLead,
    wanted: NoInfer<Value>,
    asker: LeadAsker,
    all: { queue?: LeadQueue | undefined },
  ): boolean
  /** Whether indexes alone know how many pass; else they are counted one by one. */
  isIndexed: boolean
}

/** An id of a version that the server takes. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const leadFilter = <Value extends string>(filter: LeadFilter<Value>) => filter

/** The id that `me`, or an id, stands for. */
export const ownerOf = (wanted: string, userId: string) => (wanted === 'me' ? userId : wanted)

export const isDue = (day: string | undefined, due: LeadDue, today: string) =>
  day !== undefined && (due === 'late' ? day < today : day === today)

/** What leads can be narrowed down by. A new one is an entry here; the browser reads it, so it has no schema. */
export const leadFilters = {
  queue: leadFilter({
    label: 'Queue',
    values: queueNames,
    passes: (lead, wanted) => lead.queue === wanted,
    isIndexed: true,
  }),
  leadStatus: leadFilter({
    label: 'Status',
    any: 'All statuses',
    values: statusNames,
    passes: (lead, wanted) => lead.leadStatus === wanted,
    isIndexed: true,
  }),
  opened: leadFilter({
    label: 'Opened',
    any: 'All leads',
    values: { false: 'Unopened', true: 'Opened' },
    passes: (lead, wanted) => lead.opened === (wanted === 'true'),
    isIndexed: true,
  }),
  offering: leadFilter({
    label: 'Package',
    any: 'All packages',
    values: offeringNames,
    passes: (lead, wanted) => lead.offering === wanted,
    isIndexed: false,
  }),
  budget: leadFilter({
    label: 'Budget',
    any: 'All budgets',
    values: budgetNames,
    passes: (lead, wanted) => lead.budget === wanted,
    isIndexed: false,
  }),
  when: leadFilter<string>({
    label: 'Month',
    any: 'Any month',
    values: whenNames,
    passes: ({ month }, wanted, { today }) => month !== null && month === monthAhead(wanted, today),
    isIndexed: false,
  }),
  due: leadFilter({
    label: 'By day',
    values: { late: 'Late', today: 'Due today' },
    passes: ({ dueDay }, wanted, { today }) => isDue(dueDay, wanted, today),
    isIndexed: true,
  }),
  /** `none` are those that nobody takes care of: of all queues those that wait, of one of them all. */
  owner: leadFilter<string>({
    label: 'By owner',
    values: { me: 'Mine', none: 'Nobody’s' },
    takesId: true,
    passes: ({ ownerId, dueDay }, wanted, { userId }, { queue }) =>
      wanted === 'none'
        ? !ownerId && (queue !== undefined || dueDay !== undefined)
        : ownerId === ownerOf(wanted, userId),
    isIndexed: true,
  }),
}

export type LeadFilterName = keyof typeof leadFilters
export const leadFilterNames = Object.keys(leadFilters) as LeadFilterName[]

/** What somebody filters by; what is undefined does not filter. */
export type LeadFilters = {
  [Name in LeadFilterName]?: keyof (typeof leadFilters)[Name]['values'] | undefined
}

/** Any of them, where which one does not matter. */
export const leadFilterOf = (name: LeadFilterName): LeadFilter<string> => leadFilters[name]

/** The filters that an address carries; what makes no sense there counts as absent. */
export const leadFiltersIn = (textOf: (name: LeadFilterName) => string | null): LeadFilters =>
  Object.fromEntries(
    leadFilterNames.flatMap((name) => {
      const text = textOf(name) ?? ''
      const { values, takesId } = leadFilterOf(name)
      return Object.hasOwn(values, text) || (takesId && isId(text)) ? [[name, text]] : []
    }),
  )

const asked = (filters: LeadFilters) =>
  leadFilterNames.flatMap((name) => {
    const wanted = filters[name]
    return wanted === undefined ? [] : { name, wanted, ...leadFilterOf(name) }
  })

/** Whether a lead is one of those that the filters leave. */
export const passesLeadFilters = (lead: FilteredLead, filters: LeadFilters, asker: LeadAsker) =>
  asked(filters).every(({ passes, wanted }) => passes(lead, wanted, asker, filters))

/** Whether indexes alone know how many leads the filters leave. */
export const isCountedByIndex = (filters: LeadFilters) =>
  asked(filters).every(({ isIndexed }) => isIndexed)

/** What the filters leave in words, such as `to answer`, `late`; whose they are depends on who reads it. */
export const leadFilterWords = (filters: LeadFilters, ownerWords: (owner: string) => string) =>
  asked(filters).map(({ name, wanted, values }) =>
    name === 'owner' ? ownerWords(wanted) : (values[wanted] ?? wanted).toLowerCase(),
  )
