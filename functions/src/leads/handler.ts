import { leads } from '@bong-bari/contract'
import { openLead, saveLeadNotes, setLeadFollowUp, setLeadStatus } from '@bong-bari/table'
import { createEdit } from '../http/edit.ts'
import { idOfKey } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { requireProof } from '../http/session.ts'
import { assignLead, changeLead, editLead, recordReply } from './change.ts'
import { answerLeadCount, answerLeadPage, listEventPage } from './list.ts'
import { receiveLead } from './receive.ts'

// What no visitor calls loads with its first call.
export const handler = serve(leads, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query, user, now }) => answerLeadPage(query, { user, now }),

  count: ({ query, user, now }) => answerLeadCount(query, { user, now }),

  open: ({ params: { id }, ...facts }) =>
    changeLead(id, { opened: true }, createEdit(facts), openLead),

  setStatus: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, createEdit(facts), (id, made) => setLeadStatus(id, body.leadStatus, made)),

  saveNotes: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, createEdit(facts), (id, made) =>
      saveLeadNotes(id, body.followUpNotes, made),
    ),

  setOwner: ({ params: { id }, body: { ownerId }, ...facts }) =>
    assignLead(id, ownerId, createEdit(facts)),

  setFollowUp: ({ params: { id }, body: { date }, ...facts }) =>
    changeLead(id, { followUpOn: date }, createEdit(facts), (id, made) =>
      setLeadFollowUp(id, date, made),
    ),

  reply: ({ params: { id }, body, ...facts }) =>
    recordReply(
      id,
      { ...body, id: idOfKey('reply', facts.user.id, facts.headers['idempotency-key']) },
      createEdit(facts),
    ),

  change: ({ params: { id }, body, ...facts }) => editLead(id, body, createEdit(facts)),

  events: ({ params: { id }, query }) => listEventPage(id, query),

  changeMany: async ({ body, user, ...facts }) => {
    if ('erase' in body.change) requireProof(facts)
    const { changeMany } = await import('./change-many.ts')
    return changeMany(body, user, facts.now)
  },

  remove: async ({ params, user, now }) => {
    const { eraseLeadAndExports } = await import('./erase.ts')
    return eraseLeadAndExports(params.id, user, now)
  },
})
