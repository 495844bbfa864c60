import { type Lead, leads, type ReplyChannel } from '@bong-bari/contract'
import { dayInKolkata, isDone } from '@bong-bari/site'
import {
  type Edit,
  findLead,
  leadEvents,
  listUsers,
  noteLeadReply,
  type StoredLead,
  setLeadDone,
  setLeadOwner,
  setLeadWroteBack,
  setPendingReply,
  takeBackLeadReply,
} from '@bong-bari/table'
import { applyChange } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { allSettings, dueAtBy, holidaysOf } from '../public-data/settings.ts'

type Fields = Partial<Lead> & { spam?: boolean }
type Seen = Edit & { seen: StoredLead }
type Change = (id: string, made: Seen) => Promise<StoredLead | undefined>

/** Refuses missing leads and other versions. */
export const changeLead = (
  id: string,
  fields: Fields | ((lead: StoredLead) => Promise<Fields>),
  made: Edit,
  change: Change,
) => {
  const gone = () => refuse('lead-not-found')
  return applyChange({
    // The same for all.
    response: leads.saveNotes.response,
    expected: made.expected,
    find: async () => (await findLead(id)) ?? gone(),
    fields: (lead) => (typeof fields === 'function' ? fields(lead) : fields),
    write: (_fields, lead) => change(id, { ...made, seen: lead }),
    gone,
  })
}

const isMember = async (ownerId: string | null) =>
  ownerId === null || (await listUsers()).some(({ id }) => id === ownerId)

/** Null is nobody. Refuses non-admins. */
export const ownerOf = async (ownerId: string | null) => {
  if (ownerId === null) return null
  const owner = (await listUsers()).find(({ id }) => id === ownerId)
  return owner ?? refuse('user-not-found')
}

export const giveLead = async (id: string, ownerId: string | null, made: Edit) => {
  const owner = await ownerOf(ownerId)
  const given = await changeLead(id, { ownerId }, made, (id, made) => setLeadOwner(id, owner, made))
  if (await isMember(ownerId)) return given
  // The owner was removed since, and nobody would reassign it.
  await setLeadOwner(id, null, { by: made.by, at: made.at, expected: given.version })
  return refuse('user-not-found')
}

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
