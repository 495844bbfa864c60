import type { FileAnswer, Lead } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { findLead, pagesOfLeads, type StoredLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { indiaDay } from './india-time.ts'
import { historyOf } from './person-history.ts'

const same = (a: string | null, b: string | null) =>
  a !== null && a.toLowerCase() === b?.toLowerCase()

/** Who can be answered under the same e-mail address or phone number is one person. */
const isOfSender = (one: Lead, { id, email, phone }: Lead) =>
  one.id === id || same(one.email, email) || same(one.phone, phone)

const requestsOf = async (sender: StoredLead) => {
  // The lists may lag a moment behind the lead itself.
  const found = new Map([[sender.id, sender]])
  for (const spam of [false, true, 'held'] as const)
    for await (const page of pagesOfLeads({ spam }))
      for (const one of page)
        if (isOfSender(one, sender) && one.id !== sender.id) found.set(one.id, { ...one, spam })
  return [...found.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** What admins do with it, and when they heard of it, is nothing of the sender's. */
const heldOf = ({
  version: _,
  changedBy: _by,
  ownerId: _owner,
  ownerName: _name,
  toldAt: _told,
  inSummary: _summary,
  noAnswer: _answer,
  lastReply: _reply,
  pendingReply: _pending,
  doneAt: _done,
  ...held
}: StoredLead) => held

const withHistory = async (lead: StoredLead) => ({
  ...heldOf(lead),
  history: await historyOf(lead),
})

/** All that is held of the person who sent a lead, as a file to be given to them. */
export const personData = async (id: string, now: Date): Promise<FileAnswer> => {
  const sender = (await findLead(id)) ?? refuse('lead-not-found')
  const data = {
    heldBy: site.name,
    asOf: now.toISOString(),
    requests: await Promise.all((await requestsOf(sender)).map(withHistory)),
  }
  return {
    name: `their-data-${indiaDay(now)}.json`,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  }
}
