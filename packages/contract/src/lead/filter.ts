import {
  type Choice,
  type ChoiceName,
  choiceNames,
  choices,
  monthAhead,
  whenNames,
} from './choices.ts'
import type { Lead, LeadStatus } from './lead.ts'

/** `due` lists only due leads, longest first. */
export const leadOrders = ['newest', 'oldest', 'due'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Due today or before; late: before. */
export type LeadDue = 'late' | 'today'

export const statusNames: Record<LeadStatus, string> = {
  ...{ new: 'New', hot: 'Hot', warm: 'Warm', cold: 'Cold', dead: 'Dead' },
}

/** Each lead is in one queue; spam and held in none. */
export const leadQueues = ['answer', 'follow-up', 'waiting', 'done'] as const
export type LeadQueue = (typeof leadQueues)[number]
export const queueNames: Record<LeadQueue, string> = {
  answer: 'To answer',
  'follow-up': 'Follow up',
  waiting: 'Waiting',
  done: 'Done',
}

/** `dueDay`: due by its end; undefined for nothing. */
export type FilteredLead = Lead & { dueDay: string | undefined; queue: LeadQueue | undefined }

/** `today` is the local `YYYY-MM-DD`. */
export type LeadAsker = { userId: string; today: string }

type LeadFilter<Value extends string> = {
  label: string
  /** Select's label for no filter; without it, buttons. */
  any?: string
  values: Record<Value, string>
  takesId?: true
  /** Checked on each lead, as indexes may lag. */
  passes(
    lead: FilteredLead,
    wanted: NoInfer<Value>,
    asker: LeadAsker,
    all: { queue?: LeadQueue | undefined },
  ): boolean
  /** Countable in an index, else leads are read one by one. */
  isIndexed: boolean
}

/** A UUID of any version the server takes. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const leadFilter = <Value extends string>(filter: LeadFilter<Value>) => filter

/** Each choice of a request is one. */
const choiceFilters = Object.fromEntries(
  choiceNames.map((name) => {
    const { label, any, names }: Choice = choices[name]
    const passes: LeadFilter<string>['passes'] = (lead, wanted) => lead[name] === wanted
    return [name, { label, any, values: names, passes, isIndexed: false }]
  }),
) as { [Name in ChoiceName]: LeadFilter<keyof (typeof choices)[Name]['names'] & string> }

export const ownerOf = (wanted: string, userId: string) => (wanted === 'me' ? userId : wanted)

export const isDue = (day: string | undefined, due: LeadDue, today: string) =>
  day !== undefined && (due === 'late' ? day < today : day === today)

/** A new filter is an entry here. No schemas: the browser reads it. */
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
  ...choiceFilters,
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
  /** `none`: unowned; across queues only waiting ones. */
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

/** For when the value's type does not matter. */
export const leadFilterOf = (name: LeadFilterName): LeadFilter<string> => leadFilters[name]

/** Filters in an address; invalid ones are absent. */
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

/** Such as `to answer`, `late`; the caller words the owner. */
export const leadFilterWords = (filters: LeadFilters, ownerWords: (owner: string) => string) =>
  asked(filters).map(({ name, wanted, values }) =>
    name === 'owner' ? ownerWords(wanted) : (values[wanted] ?? wanted).toLowerCase(),
  )
