import { randomUUID } from 'node:crypto'
import type { LeadEvent, LeadStatus, ReplyChannel } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import { changeEntity, type EditContext, isVersion } from '../db/edit.ts'
import type { Condition } from '../db/expression.ts'
import { update, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { hasEvent, leadEventWrites, listLeadEvents, type NamedEvent } from './event.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { listKeysOfLead } from './list-keys.ts'
import { moveOwnerMark } from './search-index.ts'

/**
 * What a change writes, undefined for nothing. Every change below returns the lead afterwards, and undefined if it is missing or not the
 * expected version.
 */
type FieldChange =
  | { fields: Partial<StoredLead>; event?: NamedEvent; beside?: readonly Write[] }
  | undefined

/** `seen` is the lead if it was read just now, which saves a read. */
type LeadEditContext = EditContext & { seen?: StoredLead | undefined }

/** `dueAt` changes without a new version, and the lists depend on it, so it must still be the one that was read. */
const isDueAt = ({ dueAt }: StoredLead): Condition => ({
  expression: '(attribute_not_exists(#dueAt) OR #dueAt = :dueAt)',
  values: { dueAt: dueAt ?? null },
})

const changeLead = (
  id: string,
  made: LeadEditContext,
  changeOf: (current: StoredLead) => FieldChange | Promise<FieldChange>,
): Promise<StoredLead | undefined> => {
  let event: NamedEvent | undefined
  // The audit entry names no fields, because the events tell what changed. A change without an event has none.
  const subject = () =>
    event && {
      noun: 'lead' as const,
      of: id,
      ...(event.kind === 'restored' && { action: event.kind }),
    }
  return changeEntity(keys.lead(id), { ...made, read: readLeads.one, subject }, async (current) => {
    const wanted = await changeOf(current)
    event = wanted?.event
    if (!wanted) return undefined
    return {
      fields: { ...wanted.fields, ...listKeysOfLead({ ...current, ...wanted.fields }) },
      beside: [
        ...(wanted.event ? await leadEventWrites(current, wanted.event, made) : []),
        ...(wanted.beside ?? []),
      ],
      when: isDueAt(current),
    }
  })
}

/** Sets the status. Any status may follow any other. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, made: LeadEditContext) =>
  changeLead(id, made, ({ leadStatus: from }) =>
    from === leadStatus
      ? undefined
      : { fields: { leadStatus }, event: { kind: 'status', from, to: leadStatus } },
  )

/** Opening a lead records `openedAt`. Opening it again changes nothing, so the first time stays. */
export const openLead = (id: string, made: LeadEditContext) =>
  changeLead(id, made, ({ opened }) =>
    opened
      ? undefined
      : {
          fields: { opened: true, openedAt: made.at.toISOString() },
          event: { kind: 'opened' },
        },
  )

/** Moves a lead into or out of spam. */
export const setLeadSpam = (id: string, spam: boolean, made: LeadEditContext) =>
  changeLead(id, made, (current) =>
    (current.spam ?? false) === spam
      ? undefined
      : { fields: { spam }, event: { kind: spam ? 'spam' : 'restored' } },
  )

export const saveLeadNotes = (id: string, followUpNotes: string, made: LeadEditContext) =>
  changeLead(id, made, ({ followUpNotes: before }) =>
    before === followUpNotes
      ? undefined
      : { fields: { followUpNotes }, event: { kind: 'notes', before } },
  )

export const setLeadOwner = (
  id: string,
  owner: { id: string; username: string } | null,
  made: LeadEditContext,
) =>
  changeLead(id, made, (current) => {
    const { ownerId, ownerName: from } = current
    if (ownerId === (owner?.id ?? null)) return undefined
    const to = owner?.username ?? null
    return {
      fields: { ownerId: owner?.id ?? null, ownerName: to },
      event: { kind: 'owner', from, to },
      beside: moveOwnerMark(current, owner?.id ?? null),
    }
  })

/** Sets the day of the follow-up, null clears it. A new day reopens a lead that was done. */
export const setLeadFollowUp = (id: string, to: string | null, made: LeadEditContext) =>
  changeLead(id, made, ({ followUpOn: from }) =>
    from === to
      ? undefined
      : {
          fields: { followUpOn: to, ...(to && { doneAt: null }) },
          event: { kind: 'follow-up-on', from, to },
        },
  )

/**
 * Remembers that somebody opened mail, WhatsApp or the phone for this lead; null clears it, as nothing was sent. This is no event
 * of the lead.
 */
export const setPendingReply = (id: string, channel: ReplyChannel | null, made: LeadEditContext) =>
  changeLead(id, made, ({ pendingReply }) => {
    if (!channel && !pendingReply) return undefined
    const { at, by } = made
    return { fields: { pendingReply: channel && { channel, at: at.toISOString(), by } } }
  })

/**
 * Records a reply. It clears `dueAt`, and a follow-up up to `today`. `repliedAt` keeps the first reply. The author is whoever opened
 * this channel, else whoever records it. Repeating an `id` changes nothing.
 */
export const recordLeadReply = (
  leadId: string,
  { id, channel, today }: { id?: string | undefined; channel: ReplyChannel; today: string },
  made: LeadEditContext,
) =>
  changeLead(leadId, made, async (current) => {
    if (await hasEvent(current, id)) return undefined
    const eventId = id ?? randomUUID()
    const { repliedAt, followUpOn, pendingReply, dueAt, wroteBackAt, doneAt } = current
    const isOpened = pendingReply?.channel === channel
    const sent = isOpened
      ? { at: pendingReply.at, by: pendingReply.by }
      : { at: made.at.toISOString(), by: made.by }
    const isPast = followUpOn !== null && followUpOn <= today
    return {
      fields: {
        dueAt: null,
        repliedAt: repliedAt ?? sent.at,
        lastReply: { id: eventId, channel, ...sent },
        pendingReply: null,
        wroteBackAt: null,
        // The brand has written since it was done, so the lead stays open.
        doneAt: wroteBackAt ? null : doneAt,
        followUpOn: isPast ? null : followUpOn,
      },
      event: {
        id: eventId,
        kind: 'replied',
        channel,
        ...(isOpened && { sent }),
        settled: { dueAt, followUpOn: isPast ? followUpOn : null, wroteBackAt, doneAt },
      },
    }
  })

type ReplyEvent = Extract<LeadEvent, { kind: 'replied' }>

const readReply = ({ id, channel, at, by, sent }: ReplyEvent) => ({
  id,
  channel,
  ...(sent ?? { at, by }),
})

/** Restores what the reply ended, unless something has replaced it since. */
const undoReply = (current: StoredLead, replyId: string, events: readonly LeadEvent[]) => {
  const takenBackIds = new Set(events.map((one) => one.kind === 'reply-taken-back' && one.replyId))
  const replies = events.filter((one) => one.kind === 'replied')
  const reply = replies.find(({ id }) => id === replyId)
  if (!reply || takenBackIds.has(replyId)) return undefined
  const remaining = replies
    .filter(({ id }) => id !== replyId && !takenBackIds.has(id))
    .map(readReply)
  const { lastReply, followUpOn, wroteBackAt, doneAt } = current
  const first = remaining.at(-1)?.at ?? null
  const restored = lastReply?.id === replyId ? reply.settled : undefined
  const promised = replies.find((reply) => reply.settled?.dueAt)?.settled?.dueAt
  return {
    event: { kind: 'reply-taken-back', channel: reply.channel, replyId } as const,
    fields: {
      lastReply: remaining[0] ?? null,
      repliedAt: first,
      followUpOn: followUpOn ?? restored?.followUpOn ?? null,
      wroteBackAt: wroteBackAt ?? restored?.wroteBackAt ?? null,
      doneAt: doneAt ?? restored?.doneAt ?? null,
      dueAt: current.dueAt ?? restored?.dueAt ?? (first ? null : (promised ?? null)),
    },
  }
}

export const takeBackLeadReply = (leadId: string, replyId: string, made: LeadEditContext) =>
  changeLead(leadId, made, async (current) =>
    undoReply(current, replyId, await listLeadEvents(current)),
  )

/** Records that the brand wrote again, to be answered by `dueAt`, or clears that. */
export const setLeadWroteBack = (
  id: string,
  { to, dueAt }: { to: boolean; dueAt: string },
  made: LeadEditContext,
) =>
  changeLead(id, made, (current) => {
    if (Boolean(current.wroteBackAt) === to) return undefined
    const fields = to
      ? { wroteBackAt: made.at.toISOString(), dueAt }
      : { wroteBackAt: null, ...(current.repliedAt && { dueAt: null }) }
    return { fields, event: { kind: 'wrote-back', to } }
  })

export const setLeadDone = (id: string, to: boolean, made: LeadEditContext) =>
  changeLead(id, made, (current) =>
    isDone(current) === to
      ? undefined
      : { fields: { doneAt: to ? made.at.toISOString() : null }, event: { kind: 'done', to } },
  )

/** Sets `dueAt` without a new version, because nobody changed the lead. */
export const setLeadDueAt = (lead: StoredLead, dueAt: string) =>
  update(
    keys.lead(lead.id),
    { set: { dueAt, ...listKeysOfLead({ ...lead, dueAt }) } },
    isVersion(lead.version),
  )
