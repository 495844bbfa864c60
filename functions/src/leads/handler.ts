import { leads, limits, type ParsedInput } from '@bong-bari/contract'
import {
  findLead,
  leadEvents,
  leadRetention,
  openLead,
  saveLeadNotes,
  setLeadFollowUp,
  setLeadSpam,
  setLeadStatus,
  unchangedLeads,
} from '@bong-bari/table'
import { editBy } from '../http/edit.ts'
import { idOfKey } from '../http/idempotency.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { requireProof } from '../http/session.ts'
import { changeLead } from './change-lead.ts'
import { changeMany } from './change-many.ts'
import { erase } from './erase.ts'
import { countOfLeads, leadPage } from './list.ts'
import { giveLead } from './owner.ts'
import { receiveLead } from './receive.ts'
import { markDone, noteReply, noteWroteBack, openReply, takeBackReply } from './reply.ts'

type EventQuery = ParsedInput<typeof leads.events>['query']

/** The cursor is the last id. */
const eventPage = async (
  id: string,
  { cursor, limit = limits.leadEventPage.default }: EventQuery,
) => {
  const lead = (await findLead(id)) ?? refuse('lead-not-found')
  const events = await leadEvents(lead)
  const start = cursor ? events.findIndex((one) => one.id === cursor) + 1 : 0
  const items = events.slice(start, start + limit)
  return { items, next: start + limit < events.length ? items.at(-1)?.id : undefined }
}

/** Nobody needs more. */
const mostCounted = 1_000

const countDue = async (before: Date) => {
  let due = 0
  for await (const _ of unchangedLeads(before)) if (++due === mostCounted) break
  return due
}

const retentionNotice = async (now: Date) => {
  const retention = await leadRetention(now)
  if (!retention) return { months: null, from: null, due: 0 }
  const { months, from, before } = retention
  return { months, from: from.toISOString(), due: await countDue(before) }
}

export const handler = serve(leads, {
  create: ({ body, headers, ...facts }) => receiveLead(body, headers['idempotency-key'], facts),

  list: ({ query, user, now }) => leadPage(query, { user, now }),

  count: ({ query, user, now }) => countOfLeads(query, { user, now }),

  open: ({ params: { id }, ...facts }) => changeLead(id, { opened: true }, editBy(facts), openLead),

  setStatus: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, editBy(facts), (id, made) => setLeadStatus(id, body.leadStatus, made)),

  saveNotes: ({ params: { id }, body, ...facts }) =>
    changeLead(id, body, editBy(facts), (id, made) => saveLeadNotes(id, body.followUpNotes, made)),

  setOwner: ({ params: { id }, body: { ownerId }, ...facts }) =>
    giveLead(id, ownerId, editBy(facts)),

  setFollowUp: ({ params: { id }, body: { date }, ...facts }) =>
    changeLead(id, { followUpOn: date }, editBy(facts), (id, made) =>
      setLeadFollowUp(id, date, made),
    ),

  reply: ({ params: { id }, body, ...facts }) =>
    noteReply(
      id,
      { ...body, id: idOfKey('reply', facts.user.id, facts.headers['idempotency-key']) },
      editBy(facts),
    ),

  setPendingReply: ({ params: { id }, body: { channel }, ...facts }) =>
    openReply(id, channel, editBy(facts)),

  takeBackReply: ({ params: { id, replyId }, ...facts }) =>
    takeBackReply(id, replyId, editBy(facts)),

  setWroteBack: ({ params: { id }, body: { wroteBack }, ...facts }) =>
    noteWroteBack(id, wroteBack, editBy(facts)),

  setDone: ({ params: { id }, body: { done }, ...facts }) => markDone(id, done, editBy(facts)),

  events: ({ params: { id }, query }) => eventPage(id, query),

  changeMany: ({ body, user, ...facts }) => {
    if ('erase' in body.change) requireProof(facts)
    return changeMany(body, user, facts.now)
  },

  remove: ({ params, user, now }) => erase(params.id, user, now),

  retention: ({ now }) => retentionNotice(now),

  markSpam: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: true }, editBy(facts), (id, made) => setLeadSpam(id, true, made)),

  restore: ({ params: { id }, ...facts }) =>
    changeLead(id, { spam: false }, editBy(facts), (id, made) => setLeadSpam(id, false, made)),
})
