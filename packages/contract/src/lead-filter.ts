import type { Lead } from './lead-entity.ts'
import type { LeadStatus } from './lead-status.ts'
import { budgetNames, monthAhead, offeringNames, whenNames } from './lead-wish.ts'

/** `due` has only leads with something due, longest due first. */
export const leadOrders = ['newest', 'oldest', 'due'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Due: by the end of today; late: by an earlier day. */
export type LeadDue = 'late' | 'today'

export const statusNames: Record<LeadStatus, string> = {
  ...{ new: 'New', hot: 'Hot', warm: 'Warm', cold: 'Cold', dead: 'Dead' },
}

/** What to do next; a lead is in exactly one queue, spam and held ones in none. */
export const leadQueues = ['answer', 'follow-up', 'waiting', 'done'] as const
export type LeadQueue = (typeof leadQueues)[number]
export const queueNames: Record<LeadQueue, string> = {
  answer: 'To answer',
  'follow-up': 'Follow up',
  waiting: 'Waiting',
  done: 'Done',
}

/** `dueDay` is the day by whose end something is due; undefined for nothing. */
export type FilteredLead = Lead & { dueDay: string | undefined; queue: LeadQueue | undefined }

/** `today` is the local day (`YYYY-MM-DD`). */
export type LeadAsker = { userId: string; today: string }

type LeadFilter<Value extends string> = {
  label: string
  /** The label for no filter in a select; without it each value is a button. */
  any?: string
  values: Record<Value, string>
  takesId?: true
  /** Checked for each lead in every list, count, search and file, whatever the index selected. */
  passes(
    lead: FilteredLead,
    wanted: NoInfer<Value>,
    asker: LeadAsker,
    all: { queue?: LeadQueue | undefined },
  ): boolean
  /** Whether an index can count matches; else leads are read one by one. */
  isIndexed: boolean
}

/** A UUID of any version that the server takes. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const leadFilter = <Value extends string>(filter: LeadFilter<Value>) => filter

export const ownerOf = (wanted: string, userId: string) => (wanted === 'me' ? userId : wanted)

export const isDue = (day: string | undefined, due: LeadDue, today: string) =>
  day !== undefined && (due === 'late' ? day < today : day === today)

/** All filters of leads. A new one is an entry here; read by the browser, so no schemas. */
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
  /** `none`: unowned leads; across queues only those waiting. */
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

export type LeadFilters = {
  [Name in LeadFilterName]?: keyof (typeof leadFilters)[Name]['values'] | undefined
}

/** Any of them, where the value's type does not matter. */
export const leadFilterOf = (name: LeadFilterName): LeadFilter<string> => leadFilters[name]

/** The filters in an address; invalid values count as absent. */
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

export const passesLeadFilters = (lead: FilteredLead, filters: LeadFilters, asker: LeadAsker) =>
  asked(filters).every(({ passes, wanted }) => passes(lead, wanted, asker, filters))

export const isCountedByIndex = (filters: LeadFilters) =>
  asked(filters).every(({ isIndexed }) => isIndexed)

/** The filters in words, such as `to answer`, `late`; the caller words the owner. */
export const leadFilterWords = (filters: LeadFilters, ownerWords: (owner: string) => string) =>
  asked(filters).map(({ name, wanted, values }) =>
    name === 'owner' ? ownerWords(wanted) : (values[wanted] ?? wanted).toLowerCase(),
  )
