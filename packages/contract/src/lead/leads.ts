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

/** One change of a lead. Each is answered the same when it is sent again. */
const leadEdit = z
  .object({
    /** Moves the lead into the spam folder or back. */
    spam: z.optional(z.boolean('spam must be true or false')),
    done: z.optional(z.boolean('done must be true or false')),
    /** The brand wrote again, which promises it a new answer. */
    wroteBack: z.optional(z.boolean('wroteBack must be true or false')),
    /** Somebody opened mail, WhatsApp or the phone for this lead. Null clears it, as nothing was sent. */
    pendingReply: z.optional(z.nullable(replyChannel)),
    /** The id of the event of a reply that was not sent. What the reply ended comes back, unless something has replaced it since. */
    takenBackReply: z.optional(idParam.shape.id),
  })
  .check(
    z.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      path: ['change'],
      error: 'Give one of spam, done, wroteBack, pendingReply and takenBackReply',
    }),
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
  /** Makes one of the changes of {@link leadEdit}. */
  change: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: leadEdit,
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
} as const satisfies Group
