import { type BodyOf, type Lead, leads, type ReplyChannel } from '@bong-bari/contract'
import { dayInKolkata, isDone } from '@bong-bari/site'
import {
  type EditContext,
  findLead,
  listLeadEvents,
  listUsers,
  recordLeadReply,
  type StoredLead,
  setLeadDone,
  setLeadOwner,
  setLeadSpam,
  setLeadWroteBack,
  setPendingReply,
  takeBackLeadReply,
} from '@bong-bari/table'
import { applyChange } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { findHolidays, makeDueAtRule, readSettings } from '../public-data/settings.ts'

type LeadEdit = EditContext & { seen: StoredLead }
type LeadWrite = (id: string, made: LeadEdit) => Promise<StoredLead | undefined>

/** The fields that a change sets, or whether a lead already is as the change makes it. */
type Wanted =
  | (Partial<Lead> & { spam?: boolean })
  | ((lead: StoredLead) => boolean | Promise<boolean>)

/** Changes a lead by `change`. A missing lead is refused, and so is another version than the expected one, unless it is as `wanted`. */
export const changeLead = (id: string, wanted: Wanted, made: EditContext, change: LeadWrite) => {
  const gone = () => refuse('lead-not-found')
  return applyChange({
    // All routes that change a lead answer the same shape.
    response: leads.saveNotes.response,
    expected: made.expected,
    find: async () => (await findLead(id)) ?? gone(),
    fields: async (lead) => {
      if (typeof wanted !== 'function') return wanted
      // No lead has version 0, so this condition is never met.
      return (await wanted(lead)) ? {} : { version: 0 }
    },
    write: (_fields, lead) => change(id, { ...made, seen: lead }),
    gone,
  })
}

/** Finds the admin who is to own a lead; null is nobody. Refuses an id that belongs to no admin. */
export const findOwner = async (ownerId: string | null) => {
  if (ownerId === null) return null
  const owner = (await listUsers()).find(({ id }) => id === ownerId)
  return owner ?? refuse('user-not-found')
}

export const assignLead = async (id: string, ownerId: string | null, made: EditContext) => {
  const owner = await findOwner(ownerId)
  return changeLead(id, { ownerId }, made, (id, made) => setLeadOwner(id, owner, made))
}

/** `id` is that of the event, made from the Idempotency-Key of the call. */
type Reply = { channel: ReplyChannel; id: string | undefined }

/** Returns true if the reply was recorded before. Refuses another reply under the same id. */
const isReplyRecorded = async (lead: StoredLead, { id, channel }: Reply) => {
  const event = id && (await listLeadEvents(lead)).find((one) => one.id === id)
  if (event && event.kind === 'replied' && event.channel !== channel)
    refuse('idempotency-key-reused')
  return Boolean(event)
}

/** Records a reply. Recording the same one again changes nothing. */
export const recordReply = (leadId: string, reply: Reply, made: EditContext) =>
  changeLead(
    leadId,
    (lead) => isReplyRecorded(lead, reply),
    made,
    (leadId, made) => recordLeadReply(leadId, { ...reply, today: dayInKolkata(made.at) }, made),
  )

/** Takes a reply back. Taking it back again changes nothing. */
const takeBackReply = async (leadId: string, replyId: string, made: EditContext) => {
  const lead = (await findLead(leadId)) ?? refuse('lead-not-found')
  const events = await listLeadEvents(lead)
  if (!events.some(({ id, kind }) => id === replyId && kind === 'replied'))
    return refuse('lead-event-not-found')
  return (await takeBackLeadReply(leadId, replyId, made)) ?? refuse('lead-not-found')
}

/** Returns when a brand that writes at `at` is promised an answer. */
const findDueAt = async (at: Date) =>
  makeDueAtRule(findHolidays(await readSettings()))(at.toISOString())

/** Makes the one change that is given. */
export const editLead = async (
  id: string,
  { spam, done, wroteBack, pendingReply, takenBackReply }: BodyOf<typeof leads.change>,
  made: EditContext,
) => {
  if (takenBackReply !== undefined) return takeBackReply(id, takenBackReply, made)
  if (spam !== undefined)
    return changeLead(id, { spam }, made, (id, made) => setLeadSpam(id, spam, made))
  if (done !== undefined)
    return changeLead(
      id,
      (lead) => isDone(lead) === done,
      made,
      (id, made) => setLeadDone(id, done, made),
    )
  if (wroteBack !== undefined) {
    const dueAt = await findDueAt(made.at)
    return changeLead(
      id,
      ({ wroteBackAt }) => Boolean(wroteBackAt) === wroteBack,
      made,
      (id, made) => setLeadWroteBack(id, { to: wroteBack, dueAt }, made),
    )
  }
  const channel = pendingReply ?? null
  return changeLead(
    id,
    (lead) => (lead.pendingReply?.channel ?? null) === channel,
    made,
    (id, made) => setPendingReply(id, channel, made),
  )
}
