import { leads } from '@bong-bari/contract'
import {
  openLead,
  saveLeadNotes,
  setLeadFollowUp,
  setLeadSpam,
  setLeadStatus,
} from '@bong-bari/table'
import { createEdit } from '../http/edit.ts'
import { idOfKey } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { requireProof } from '../http/session.ts'
import {
  changeLead,
  giveLead,
  markDone,
  noteReply,
  noteWroteBack,
  openReply,
  takeBackReply,
} from './change.ts'
import { changeMany } from './change-many.ts'
import { erase } from './erase.ts'
import { countOfLeads, eventPage, leadPage, retentionNotice } from './list.ts'
import { receiveLead } from './receive.ts'

export const handler = serve(leads, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query, user, now }) => leadPage(query, { user, now }),

  count: ({ query, user, now }) => countOfLeads(query, { user, now }),

  open: ({ params: { id }, ...facts }) =>
    changeLead(id, { opened: true }, createEdit(facts), openLead),

  setStatus: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, createEdit(facts), (id, made) => setLeadStatus(id, body.leadStatus, made)),

  saveNotes: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, createEdit(facts), (id, made) =>
      saveLeadNotes(id, body.followUpNotes, made),
    ),

  setOwner: ({ params: { id }, body: { ownerId }, ...facts }) =>
    giveLead(id, ownerId, createEdit(facts)),

  setFollowUp: ({ params: { id }, body: { date }, ...facts }) =>
    changeLead(id, { followUpOn: date }, createEdit(facts), (id, made) =>
      setLeadFollowUp(id, date, made),
    ),

  reply: ({ params: { id }, body, ...facts }) =>
    noteReply(
      id,
      { ...body, id: idOfKey('reply', facts.user.id, facts.headers['idempotency-key']) },
      createEdit(facts),
    ),

  setPendingReply: ({ params: { id }, body: { channel }, ...facts }) =>
    openReply(id, channel, createEdit(facts)),

  takeBackReply: ({ params: { id, replyId }, ...facts }) =>
    takeBackReply(id, replyId, createEdit(facts)),

  setWroteBack: ({ params: { id }, body: { wroteBack }, ...facts }) =>
    noteWroteBack(id, wroteBack, createEdit(facts)),

  setDone: ({ params: { id }, body: { done }, ...facts }) => markDone(id, done, createEdit(facts)),

  events: ({ params: { id }, query }) => eventPage(id, query),

  changeMany: ({ body, user, ...facts }) => {
    if ('erase' in body.change) requireProof(facts)
    return changeMany(body, user, facts.now)
  },

  remove: ({ params, user, now }) => erase(params.id, user, now),

  retention: ({ now }) => retentionNotice(now),

  markSpam: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: true }, createEdit(facts), (id, made) => setLeadSpam(id, true, made)),

  restore: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: false }, createEdit(facts), (id, made) => setLeadSpam(id, false, made)),
})
