import type { Lead } from '@bong-bari/contract'
import { onAuthChange } from '../../api.ts'
import { createStore } from '../../ui/create-store.ts'

/** The fields of a lead that this screen changes; `spam` says which list it belongs to, `erased` none. */
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

/** Milliseconds that the list may lag behind an answered change (its index follows the item). */
export const lag = 5_000

const changes = createStore<readonly Change[]>([])

/** Shows fields as changed at once. They lie over whatever the list says, so no poll undoes them. */
export const beginChange = (id: string, fields: LeadFields) => beginChanges(new Set([id]), fields)

/** The same of many leads. */
export const beginChanges = (ids: ReadonlySet<string>, fields: LeadFields): Change => {
  const change = { ids, fields }
  changes.set([...changes.get(), change])
  return change
}

/** The change was refused: the list's own values show again. */
export const undoChange = (change: Change) =>
  changes.set(changes.get().filter((one) => one !== change))

/** The fields of a change as the server answered them. */
const answered = (fields: LeadFields, lead: Lead | undefined): LeadFields =>
  lead
    ? Object.assign({}, fields, ...keysOf(fields).map((name) => ({ [name]: lead[name] })))
    : fields

const keysOf = (fields: LeadFields) =>
  Object.keys(fields).filter((name) => name !== 'spam' && name !== 'erased') as (keyof Lead)[]

/** The change was accepted, as answered: it stays until a list that was asked late enough has arrived. */
export const settleChange = (change: Change, now = Date.now(), lead?: Lead) =>
  changes.set(
    changes
      .get()
      .map((one) =>
        one === change ? { ...one, fields: answered(one.fields, lead), settledAt: now } : one,
      ),
  )

/** Drops the changes that a list asked for at `askedAt` already knows. */
export const dropKnownChanges = (askedAt: number) => {
  const known = changes.get()
  const open = known.filter(
    ({ fields, settledAt }) => fields.erased || !settledAt || settledAt + lag > askedAt,
  )
  // Whoever shows leads is about to be told of the new list anyway.
  if (open.length < known.length) changes.setQuietly(open)
}

/** A lead with the changes that lie over it; the very lead where there are none. */
export const withChanges = (lead: Lead, all: readonly Change[]): Lead & LeadFields => {
  const own = all.filter(({ ids }) => ids.has(lead.id))
  return own.length ? Object.assign({}, lead, ...own.map(({ fields }) => fields)) : lead
}

/** The leads of a list as they stand with the changes made here; what has moved is left out. */
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
