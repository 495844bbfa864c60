import { exports, type FileAnswer, type LeadEvent } from '@bong-bari/contract'
import { dayInKolkata, site } from '@bong-bari/site'
import { findLead, listLeadEvents, type StoredLead, writeAuditEntry } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { exportLeads, othersOfSender, requestsOf } from './export-leads.ts'

/** The filters as the audit names them, without the words of a search, which may be somebody's name. */
const askedBy = (query: object) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Leaves out fields that are not data of the sender. */
const ownFacts = ({
  version: _,
  changedBy: _by,
  ownerId: _owner,
  ownerName: _name,
  toldAt: _told,
  noAnswer: _answer,
  lastReply: _reply,
  pendingReply: _pending,
  doneAt: _done,
  ...held
}: StoredLead) => held

/** An event without the names of admins. */
const heldOfEvent = ({ id: _, by: _by, ...event }: LeadEvent): object[] => {
  if (event.kind === 'owner') return []
  if (event.kind !== 'replied') return [event]
  const { sent: _sent, settled: _settled, ...reply } = event
  return [reply]
}

/** The events of a lead, the oldest first. */
const historyOf = async (lead: StoredLead) =>
  (await listLeadEvents(lead)).toReversed().flatMap(heldOfEvent)

const withHistory = async (lead: StoredLead) => ({
  ...ownFacts(lead),
  history: await historyOf(lead),
})

/** Everything that is stored about a sender, as a file for them. */
const personData = async (id: string, now: Date): Promise<FileAnswer> => {
  const sender = (await findLead(id)) ?? refuse('lead-not-found')
  const data = {
    heldBy: site.name,
    asOf: now.toISOString(),
    requests: await Promise.all((await requestsOf(sender)).map(withHistory)),
  }
  return {
    name: `their-data-${dayInKolkata(now)}.json`,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  }
}

export const handler = serve(exports, {
  leads: async ({ query, user, now }) => {
    const file = await exportLeads(query, { user, now })
    await writeAuditEntry({ noun: 'lead', fields: askedBy(query) })
    return file
  },
  person: async ({ params, now }) => {
    const file = await personData(params.id, now)
    await writeAuditEntry({ noun: 'lead', of: params.id })
    return file
  },
  sameSender: ({ params }) => othersOfSender(params.id),
})
