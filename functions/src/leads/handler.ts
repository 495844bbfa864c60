import { leads } from '@bong-bari/contract'
import { openLead, saveLeadNotes, setLeadSpam, setLeadStatus } from '@bong-bari/table'
import { editBy } from '../http/edit.ts'
import { serve } from '../http/serve.ts'
import { changeLead } from './change-lead.ts'
import { countOfLeads } from './count.ts'
import { erase } from './erase.ts'
import { leadPage } from './list.ts'
import { receiveLead } from './receive.ts'
import { retentionNotice } from './retention-notice.ts'

export const handler = serve(leads, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query, now }) => leadPage(query, now),

  count: ({ query }) => countOfLeads(query),

  open: ({ params: { id }, ...facts }) => changeLead(id, { opened: true }, editBy(facts), openLead),

  setStatus: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, editBy(facts), (id, made) => setLeadStatus(id, body.leadStatus, made)),

  saveNotes: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, editBy(facts), (id, made) => saveLeadNotes(id, body.followUpNotes, made)),

  remove: ({ params, user, now }) => erase(params.id, user, now),

  retention: ({ now }) => retentionNotice(now),

  markSpam: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: true }, editBy(facts), (id, made) => setLeadSpam(id, true, made)),

  restore: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: false }, editBy(facts), (id, made) => setLeadSpam(id, false, made)),
})
