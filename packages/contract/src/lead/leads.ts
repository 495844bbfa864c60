import * as z from 'zod/mini'
import { text } from '../route/fields.ts'
import { idempotencyKey, idParam, ifMatch, paging, searchCursorForm } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { cappedCount } from '../site/numbers.ts'
import { bulkIds, bulkResult, bulkVersions, leadChange, leadSelection, spamFilter } from './bulk.ts'
import { lead, leadEvent, leadStatus, ownerId, replyChannel } from './lead.ts'
import { newLead } from './new-lead.ts'

/** A calendar day in the brand's time zone. */
const followUpDay = z.iso
  .date('date must be a day such as 2026-11-23')
  .check(
    z.refine(
      (day) => day >= '1971-01-01' && day < '9998-01-01',
      'date must be a day of the years 1971 to 9997',
    ),
  )

export const leads = {
  create: {
    method: 'POST',
    path: '/api/collaboration-requests',
    access: 'public',
    audit: 'not: of a visitor',
    headers: idempotencyKey,
    body: newLead,
    response: z.pick(lead, { id: true, status: true, createdAt: true }),
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/collaboration-requests',
    access: 'admin',
    /** With `spam` it lists spam instead. */
    query: z.object({
      ...leadSelection,
      spam: spamFilter,
      ...paging(limits.leadPage.max, searchCursorForm),
    }),
    response: z.array(lead),
    paged: true,
    polled: true,
  },
  /** `more` says that there are more than `count`. */
  count: {
    method: 'GET',
    path: '/api/collaboration-requests/count',
    access: 'admin',
    query: z.object({ ...leadSelection, spam: spamFilter }),
    response: cappedCount,
    polled: true,
  },
  open: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/open',
    access: 'admin',
    audit: 'not: opened by itself',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
  setStatus: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/status',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: z.object({ leadStatus }),
    response: lead,
  },
  saveNotes: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/follow-up',
    access: 'admin',
    audit: 'not: saves itself',
    params: idParam,
    headers: ifMatch,
    /** Null clears the notes. */
    body: z.object({
      followUpNotes: z.pipe(
        z.nullable(text(limits.lead.followUpNotes, 'Follow-up notes')),
        z.transform((notes) => notes ?? ''),
      ),
    }),
    response: lead,
  },
  setOwner: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/owner',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: z.object({ ownerId }),
    response: lead,
  },
  setFollowUp: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/follow-up-on',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: z.object({ date: z.nullable(followUpDay) }),
    response: lead,
  },
  reply: {
    method: 'POST',
    path: '/api/collaboration-requests/{id}/replied',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: z.object({ ...ifMatch.shape, ...idempotencyKey.shape }),
    body: z.object({ channel: replyChannel }),
    response: lead,
  },
  /** Remembers that somebody opened mail, WhatsApp or the phone for this lead. Null clears it, as nothing was sent. */
  setPendingReply: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/pending-reply',
    access: 'admin',
    audit: 'not: opened by itself',
    params: idParam,
    headers: ifMatch,
    body: z.object({ channel: z.nullable(replyChannel) }),
    response: lead,
  },
  /** Takes back a reply by the id of its event. What the reply ended comes back, unless something has replaced it since. */
  takeBackReply: {
    method: 'DELETE',
    path: '/api/collaboration-requests/{id}/replied/{replyId}',
    access: 'admin',
    audit: 'changed',
    params: z.object({ ...idParam.shape, replyId: idParam.shape.id }),
    response: lead,
  },
  /** Records that the brand wrote again, which promises it a new answer. */
  setWroteBack: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/wrote-back',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: z.object({ wroteBack: z.boolean('wroteBack must be true or false') }),
    response: lead,
  },
  setDone: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/done',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: z.object({ done: z.boolean('done must be true or false') }),
    response: lead,
  },
  /** Lists what happened to a lead, newest first. */
  events: {
    method: 'GET',
    path: '/api/collaboration-requests/{id}/events',
    access: 'admin',
    params: idParam,
    query: z.object(paging(limits.leadEventPage.max, /^[0-9a-f-]{36}$/)),
    response: z.array(leadEvent),
    paged: true,
  },
  /** Changes many leads. If one fails, the others are changed still. */
  changeMany: {
    method: 'POST',
    path: '/api/collaboration-requests/bulk',
    access: 'admin',
    audit: 'changed',
    body: z.object({ ids: bulkIds, change: leadChange, versions: z.optional(bulkVersions) }),
    response: z.array(bulkResult),
  },
  markSpam: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/spam',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
  /** Erases a lead for good. */
  remove: {
    method: 'DELETE',
    path: '/api/collaboration-requests/{id}',
    access: 'admin',
    audit: 'erased',
    proven: true,
    params: idParam,
    response: z.object({ id: z.string() }),
  },
  /** Moves a lead out of spam; changes nothing if it is not there. */
  restore: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/restore',
    access: 'admin',
    audit: 'restored',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
} as const satisfies Group
