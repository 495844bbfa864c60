import { api, type Call, type Lead, leadStatuses } from '@bong-bari/contract'
import { everyPage } from './every-page.ts'
import { type Callers, isMarkOf, type Noun, textOf } from './noun.ts'

export const allLeads = (admin: Call, filters: object = {}) =>
  everyPage((cursor) => admin(api.leads.list, { query: { limit: 200, cursor, ...filters } }))

const sendLead = async ({ visitor }: Callers, mark: string) => {
  const body = { name: 'রিয়া', company: mark, email: 'riya@example.test', message: textOf(mark, 1) }
  const headers = { 'idempotency-key': `key-of-${mark}` }
  return (await visitor()(api.leads.create, { body }, { headers })).id
}

const isSent = ({ company, message }: Lead) => message === textOf(company, 1)

export const leads: Noun = {
  name: 'lead',
  isSentAgain: true,
  create: sendLead,
  change: ({ admin }, id, _mark, edition) =>
    admin(api.leads.saveNotes, { params: { id }, body: { followUpNotes: `edition ${edition}` } }),
  remove: ({ admin }, id) => admin(api.leads.remove, { params: { id } }),
  read: async ({ admin }) =>
    (await allLeads(admin))
      .filter(({ company }) => isMarkOf('lead', company))
      .map((lead) => ({
        mark: lead.company,
        id: lead.id,
        is: (edition) =>
          isSent(lead) && lead.followUpNotes === (edition > 1 ? `edition ${edition}` : null),
      })),
}

const statusOf = (edition: number) =>
  (edition > 1 && leadStatuses[edition % leadStatuses.length]) || 'new'

/** Leads that go from one status to the next. */
export const statuses: Noun = {
  name: 'status',
  isSentAgain: true,
  create: sendLead,
  change: ({ admin }, id, _mark, edition) =>
    admin(api.leads.setStatus, { params: { id }, body: { leadStatus: statusOf(edition) } }),
  read: async ({ admin }) =>
    (await allLeads(admin))
      .filter(({ company }) => isMarkOf('status', company))
      .map((lead) => ({
        mark: lead.company,
        id: lead.id,
        is: (edition) => isSent(lead) && lead.leadStatus === statusOf(edition),
      })),
}
