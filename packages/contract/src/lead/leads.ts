import * as z from 'zod/mini'
import { text } from '../route/fields.ts'
import { idempotencyKey, idParam, ifMatch, paging, searchCursorForm } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { counted } from '../site/numbers.ts'
import {
  bulkIds,
  bulkResult,
  bulkVersions,
  day,
  keptApart,
  leadChange,
  leadSelection,
} from './bulk.ts'
import { lead, leadEvent, leadStatus, ownerId, replyChannel } from './lead.ts'
import { newLead } from './new-lead.ts'

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
    /** `spam` lists spam or held leads instead. */
    query: z.object({
      ...leadSelection,
      spam: keptApart,
      ...paging(limits.leadPage.max, searchCursorForm),
    }),
    response: z.array(lead),
    paged: true,
    polled: true,
  },
  /** `more`: there are more than `count`. */
  count: {
    method: 'GET',
    path: '/api/collaboration-requests/count',
    access: 'admin',
    query: z.object({ ...leadSelection, spam: keptApart }),
    response: counted,
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
    /** Null clears it. */
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
    body: z.object({ date: z.nullable(day('date')) }),
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
  /** Mail, chat or call opened; null: not sent. */
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
  /** By event id. Restores what the reply ended, unless replaced since. */
  takeBackReply: {
    method: 'DELETE',
    path: '/api/collaboration-requests/{id}/replied/{replyId}',
    access: 'admin',
    audit: 'changed',
    params: z.object({ ...idParam.shape, replyId: idParam.shape.id }),
    response: lead,
  },
  /** A new answer is promised. */
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
  /** Newest first. */
  events: {
    method: 'GET',
    path: '/api/collaboration-requests/{id}/events',
    access: 'admin',
    params: idParam,
    query: z.object(paging(limits.leadEventPage.max, /^[0-9a-f-]{36}$/)),
    response: z.array(leadEvent),
    paged: true,
  },
  /** Failures do not stop the rest. */
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
  /** For good. */
  remove: {
    method: 'DELETE',
    path: '/api/collaboration-requests/{id}',
    access: 'admin',
    audit: 'erased',
    proven: true,
    params: idParam,
    response: z.object({ id: z.string() }),
  },
  /** From `from` on, leads go `months` after their last change; both null while kept. `due`: how many would go now, up to 1,000. */
  retention: {
    method: 'GET',
    path: '/api/admin/lead-retention',
    access: 'admin',
    response: z.object({
      months: z.nullable(z.int()),
      from: z.nullable(z.iso.datetime()),
      due: z.int(),
    }),
  },
  /** No change unless it is spam. */
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
