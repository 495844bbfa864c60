import type { Lead, LeadStatus } from './lead.ts'

/** `today` is due on this day, `late` on a day before it. */
export type LeadDue = 'late' | 'today'

export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  hot: 'Hot',
  warm: 'Warm',
  cold: 'Cold',
  dead: 'Dead',
}

/** Each lead is in one queue; spam is in none. */
export const leadQueues = ['answer', 'follow-up', 'waiting', 'done'] as const
export type LeadQueue = (typeof leadQueues)[number]
export const queueNames: Record<LeadQueue, string> = {
  answer: 'To answer',
  'follow-up': 'Follow up',
  waiting: 'Waiting',
  done: 'Done',
}

/** A lead with what its filters need: by the end of `dueDay` something is due; undefined if nothing is. */
export type FilteredLead = Lead & { dueDay: string | undefined; queue: LeadQueue | undefined }

/** Who asks for leads, and on which day (`YYYY-MM-DD`) in the time zone of the brand. */
export type LeadAsker = { userId: string; today: string }

type LeadFilter<Value extends string> = {
  label: string
  /** The label of a select while the filter is not set. Without it the filter is shown as buttons. */
  any?: string
  values: Record<Value, string>
  /** Each lead is checked by this, as indexes may lag behind. */
  passes(
    lead: FilteredLead,
    wanted: NoInfer<Value>,
    asker: LeadAsker,
    all: { queue?: LeadQueue | undefined },
  ): boolean
}

const leadFilter = <Value extends string>(filter: LeadFilter<Value>) => filter

export const isDue = (day: string | undefined, due: LeadDue, today: string) =>
  day !== undefined && (due === 'late' ? day < today : day === today)

/** An index can count each. A new filter is an entry here. It has no schemas, because the browser reads it. */
export const leadFilters = {
  queue: leadFilter({
    label: 'Queue',
    values: queueNames,
    passes: (lead, wanted) => lead.queue === wanted,
  }),
  leadStatus: leadFilter({
    label: 'Status',
    any: 'All statuses',
    values: statusNames,
    passes: (lead, wanted) => lead.leadStatus === wanted,
  }),
  opened: leadFilter({
    label: 'Opened',
    any: 'Opened or not',
    values: { false: 'Unopened', true: 'Opened' },
    passes: (lead, wanted) => lead.opened === (wanted === 'true'),
  }),
  due: leadFilter({
    label: 'By day',
    values: { late: 'Late', today: 'Due today' },
    passes: ({ dueDay }, wanted, { today }) => isDue(dueDay, wanted, today),
  }),
  /** `none` finds leads without an owner; across queues only those that wait for something. */
  owner: leadFilter({
    label: 'By owner',
    values: { me: 'Mine', none: 'Nobody’s' },
    passes: ({ ownerId, dueDay }, wanted, { userId }, { queue }) =>
      wanted === 'me'
        ? ownerId === userId
        : !ownerId && (queue !== undefined || dueDay !== undefined),
  }),
}

export type LeadFilterName = keyof typeof leadFilters
export const leadFilterNames = Object.keys(leadFilters) as LeadFilterName[]

export type LeadFilters = {
  [Name in LeadFilterName]?: keyof (typeof leadFilters)[Name]['values'] | undefined
}

/** Returns a filter where the type of its values does not matter. */
export const findLeadFilter = (name: LeadFilterName): LeadFilter<string> => leadFilters[name]

/** Reads the filters in an address. Invalid ones are left out. */
export const readLeadFilters = (textOf: (name: LeadFilterName) => string | null): LeadFilters =>
  Object.fromEntries(
    leadFilterNames.flatMap((name) => {
      const text = textOf(name) ?? ''
      return Object.hasOwn(findLeadFilter(name).values, text) ? [[name, text]] : []
    }),
  )

const listActiveFilters = (filters: LeadFilters) =>
  leadFilterNames.flatMap((name) => {
    const wanted = filters[name]
    return wanted === undefined ? [] : { name, wanted, ...findLeadFilter(name) }
  })

export const passesLeadFilters = (lead: FilteredLead, filters: LeadFilters, asker: LeadAsker) =>
  listActiveFilters(filters).every(({ passes, wanted }) => passes(lead, wanted, asker, filters))

/** Describes the filters that are set, such as `to answer` and `late`. The caller describes the owner. */
export const describeLeadFilters = (filters: LeadFilters, ownerWords: (owner: string) => string) =>
  listActiveFilters(filters).map(({ name, wanted, values }) =>
    name === 'owner' ? ownerWords(wanted) : (values[wanted] ?? wanted).toLowerCase(),
  )
