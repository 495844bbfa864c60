import type { Lead } from '@bong-bari/contract'
import { onAuthChange } from '../../api.ts'
import { createStore } from '../../ui/create-store.ts'

/** Fields that this screen changes; `spam` moves the lead to the other list, `erased` out of both. */
export type LeadFields = Partial<
  Pick<
    Lead,
    | 'opened'
    | 'openedAt'
    | 'leadStatus'
    | 'followUpNotes'
    | 'followUpOn'
    | 'ownerId'
    | 'ownerName'
    | 'dueAt'
    | 'repliedAt'
    | 'lastReply'
    | 'pendingReply'
    | 'wroteBackAt'
    | 'doneAt'
  >
> & { spam?: boolean | 'held'; erased?: true }

type Change = { ids: ReadonlySet<string>; fields: LeadFields; settledAt?: number }

/** How long the list may lag behind an answered change, in ms (its index follows the item). */
export const lag = 5_000

const changes = createStore<readonly Change[]>([])

/** Shows fields as changed at once, over what the list says, so no poll undoes them. */
export const beginChange = (id: string, fields: LeadFields) => beginChanges(new Set([id]), fields)

export const beginChanges = (ids: ReadonlySet<string>, fields: LeadFields): Change => {
  const change = { ids, fields }
  changes.set([...changes.get(), change])
  return change
}

export const undoChange = (change: Change) =>
  changes.set(changes.get().filter((one) => one !== change))

const answered = (fields: LeadFields, lead: Lead | undefined): LeadFields =>
  lead
    ? Object.assign({}, fields, ...keysOf(fields).map((name) => ({ [name]: lead[name] })))
    : fields

const keysOf = (fields: LeadFields) =>
  Object.keys(fields).filter((name) => name !== 'spam' && name !== 'erased') as (keyof Lead)[]

/** Accepted: it stays until a list asked for late enough has arrived. */
export const settleChange = (change: Change, now = Date.now(), lead?: Lead) =>
  changes.set(
    changes
      .get()
      .map((one) =>
        one === change ? { ...one, fields: answered(one.fields, lead), settledAt: now } : one,
      ),
  )

/** Drops changes that a list asked for at `askedAt` has. */
export const dropKnownChanges = (askedAt: number) => {
  const known = changes.get()
  const open = known.filter(
    ({ fields, settledAt }) => fields.erased || !settledAt || settledAt + lag > askedAt,
  )
  // The new list renders its readers anyway.
  if (open.length < known.length) changes.setQuietly(open)
}

/** With the changes laid over; the same object where there are none. */
export const withChanges = (lead: Lead, all: readonly Change[]): Lead & LeadFields => {
  const own = all.filter(({ ids }) => ids.has(lead.id))
  return own.length ? Object.assign({}, lead, ...own.map(({ fields }) => fields)) : lead
}

/** A list with local changes; moved leads are left out. */
export const listedLeads = (leads: Lead[], all: readonly Change[], spam: boolean): Lead[] =>
  all.length === 0
    ? leads
    : leads
        .map((lead) => withChanges(lead, all))
        .filter(
          ({ erased, ...lead }) =>
            !erased && (lead.spam === undefined || Boolean(lead.spam) === spam),
        )

if (typeof window !== 'undefined') onAuthChange(() => changes.set([]))

export const useLeadChanges = changes.use
