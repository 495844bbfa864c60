import { type Lead, limits, storedPhone } from '@bong-bari/contract'
import { findLead, pagesOfLeads, type StoredLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

const same = (a: string | null, b: string | null, form: (text: string) => string) =>
  a !== null && b !== null && form(a) === form(b)

const eMailForm = (email: string) => email.trim().toLowerCase()

/** By e-mail or phone. */
const isOfSender = (one: Lead, { id, email, phone }: Lead) =>
  one.id === id || same(one.email, email, eMailForm) || same(one.phone, phone, storedPhone)

/** Oldest first. */
export const requestsOf = async (sender: StoredLead) => {
  // Lists may lag.
  const found = new Map([[sender.id, sender]])
  for (const spam of [false, true, 'held'] as const)
    for await (const page of pagesOfLeads({ spam }))
      for (const one of page)
        if (isOfSender(one, sender) && one.id !== sender.id) found.set(one.id, { ...one, spam })
  return [...found.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** Newest first, as many as one call erases. */
export const othersOfSender = async (id: string) => {
  const sender = (await findLead(id)) ?? refuse('lead-not-found')
  const others = (await requestsOf(sender)).filter((one) => one.id !== id).toReversed()
  return others.slice(0, limits.bulkLeads).map(({ spam = false, ...one }) => ({ ...one, spam }))
}
