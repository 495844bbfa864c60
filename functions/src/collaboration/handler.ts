import { api, limits } from '@bong-bari/contract'
import { listLeads, openLead, saveLeadNotes, setLeadStatus } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { receiveLead } from './receive.ts'

export const handler = serve(api.collaboration, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query }) => listLeads({ ...query, limit: query.limit ?? limits.leadPage.default }),

  open: async ({ params, now }) => (await openLead(params.id, now)) ?? refuse('lead-not-found'),

  setStatus: async ({ params, body }) =>
    (await setLeadStatus(params.id, body.leadStatus)) ?? refuse('lead-not-found'),

  saveNotes: async ({ params, body }) =>
    (await saveLeadNotes(params.id, body.followUpNotes)) ?? refuse('lead-not-found'),
})
