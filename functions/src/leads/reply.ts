import type { Lead, ReplyChannel } from '@bong-bari/contract'
import { dayInKolkata, isDone } from '@bong-bari/site'
import {
  type Edit,
  findLead,
  leadEvents,
  noteLeadReply,
  type StoredLead,
  setLeadDone,
  setLeadWroteBack,
  setPendingReply,
  takeBackLeadReply,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { allSettings, dueAtBy, holidaysOf } from '../public-data/settings.ts'
import { changeLead } from './change-lead.ts'

/** `id`: of its event, by the call's key. */
type Reply = { channel: ReplyChannel; id: string | undefined }

/** Always or never true. */
const already = (isSo: boolean): Partial<Lead> => (isSo ? {} : { version: 0 })

/** True for a repeat; refuses another reply under its id. */
const isNoted = async (lead: StoredLead, { id, channel }: Reply) => {
  const noted = id && (await leadEvents(lead)).find((event) => event.id === id)
  if (noted && noted.kind === 'replied' && noted.channel !== channel)
    refuse('idempotency-key-reused')
  return Boolean(noted)
}

/** Noting the same reply again changes nothing. */
export const noteReply = (leadId: string, reply: Reply, made: Edit) =>
  changeLead(
    leadId,
    async (lead) => already(await isNoted(lead, reply)),
    made,
    (leadId, made) => noteLeadReply(leadId, { ...reply, today: dayInKolkata(made.at) }, made),
  )

/** Mail, chat or call opened, or nothing sent. */
export const openReply = (id: string, channel: ReplyChannel | null, made: Edit) =>
  changeLead(
    id,
    async ({ pendingReply }) => already((pendingReply?.channel ?? null) === channel),
    made,
    (id, made) => setPendingReply(id, channel, made),
  )

/** Idempotent. */
export const takeBackReply = async (leadId: string, replyId: string, made: Edit) => {
  const lead = (await findLead(leadId)) ?? refuse('lead-not-found')
  const events = await leadEvents(lead)
  if (!events.some(({ id, kind }) => id === replyId && kind === 'replied'))
    return refuse('lead-event-not-found')
  return (await takeBackLeadReply(leadId, replyId, made)) ?? refuse('lead-not-found')
}

/** For a brand writing at `at`. */
export const promisedAt = async (at: Date) =>
  dueAtBy(holidaysOf(await allSettings()))(at.toISOString())

export const noteWroteBack = async (id: string, to: boolean, made: Edit) => {
  const dueAt = await promisedAt(made.at)
  return changeLead(
    id,
    async ({ wroteBackAt }) => already(Boolean(wroteBackAt) === to),
    made,
    (id, made) => setLeadWroteBack(id, { to, dueAt }, made),
  )
}

export const markDone = (id: string, to: boolean, made: Edit) =>
  changeLead(
    id,
    async (lead: StoredLead) => already(isDone(lead) === to),
    made,
    (id, made) => setLeadDone(id, to, made),
  )
