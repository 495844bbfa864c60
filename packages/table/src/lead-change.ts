import { randomUUID } from 'node:crypto'
import type { LeadEvent, LeadStatus, ReplyChannel } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import { change as changeEntity, type Edit } from './edit.ts'
import type { Condition } from './expression.ts'
import { keys } from './keys.ts'
import { type KeptApart, readLeads, type StoredLead } from './lead.ts'
import { isTold, leadEvents, leadEventWrites, type NamedEvent } from './lead-event.ts'
import { listedAt } from './lead-place.ts'
import { changingOwner } from './search-index.ts'
import type { Write } from './verbs.ts'

/** Fields that change, what is told of it if anything, and what changes with it; undefined where nothing does. */
type Change =
  | { fields: Partial<StoredLead>; event?: NamedEvent; beside?: readonly Write[] }
  | undefined

/** With the lead where it was read just now: then it is not read again. */
type LeadEdit = Edit & { seen?: StoredLead | undefined }

/** Its day is given anew without a version more; what was read with another one stands in other lists. */
const isDueAt = ({ dueAt }: StoredLead): Condition => ({
  expression: '(attribute_not_exists(#dueAt) OR #dueAt = :dueAt)',
  values: { dueAt: dueAt ?? null },
})

/** Its own history says what it was. */
const about = ({ id }: StoredLead) => ({ noun: 'lead', of: id }) as const

/** Changes a lead, and tells it: see {@link changeEntity}. */
const change = (
  id: string,
  made: LeadEdit,
  changeOf: (current: StoredLead) => Change | Promise<Change>,
): Promise<StoredLead | undefined> =>
  changeEntity(keys.lead(id), { ...made, read: readLeads.one, subject: about }, async (current) => {
    const wanted = await changeOf(current)
    if (!wanted) return undefined
    return {
      fields: { ...wanted.fields, ...listedAt({ ...current, ...wanted.fields }) },
      beside: [
        ...(wanted.event ? await leadEventWrites(current, wanted.event, made) : []),
        ...(wanted.beside ?? []),
      ],
      when: isDueAt(current),
    }
  })

/** Sets the leadStatus; any status may follow any other. Undefined when there is no such lead. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, made: LeadEdit) =>
  change(id, made, ({ leadStatus: from }) =>
    from === leadStatus
      ? undefined
      : { fields: { leadStatus }, event: { kind: 'status', from, to: leadStatus } },
  )

/** Marks a lead opened; the first opening's time stays. Undefined when there is no such lead. */
export const openLead = (id: string, made: LeadEdit) =>
  change(id, made, ({ opened }) =>
    opened
      ? undefined
      : {
          fields: { opened: true, openedAt: made.at.toISOString() },
          event: { kind: 'opened' },
        },
  )

const movedTo = (spam: KeptApart, current: StoredLead) => {
  if (spam) return spam === 'held' ? 'held' : 'spam'
  return current.spam === 'held' ? 'released' : 'restored'
}

/**
 * Moves a lead to the spam or among the leads, out of the spam or of what was held, where its createdAt puts it; one that is there
 * already stays as it is. Undefined when there is no such lead.
 */
export const setLeadSpam = (id: string, spam: KeptApart, made: LeadEdit) =>
  change(id, made, (current) =>
    (current.spam ?? false) === spam
      ? undefined
      : { fields: { spam }, event: { kind: movedTo(spam, current) } },
  )

/** Replaces the follow-up notes. Undefined when there is no such lead, or another version of it. */
export const saveLeadNotes = (id: string, followUpNotes: string, made: LeadEdit) =>
  change(id, made, ({ followUpNotes: before }) =>
    before === followUpNotes
      ? undefined
      : { fields: { followUpNotes }, event: { kind: 'notes', before } },
  )

/** Gives a lead to an admin, or to nobody. Undefined when there is no such lead, or another version of it. */
export const setLeadOwner = (
  id: string,
  owner: { id: string; username: string } | null,
  made: LeadEdit,
) =>
  change(id, made, (current) => {
    const { ownerId, ownerName: from } = current
    if (ownerId === (owner?.id ?? null)) return undefined
    const to = owner?.username ?? null
    return {
      fields: { ownerId: owner?.id ?? null, ownerName: to },
      event: { kind: 'owner', from, to },
      beside: changingOwner(current, owner?.id ?? null),
    }
  })

/** Says on which day to call again; null on none. A day means that not all is done. Undefined when there is no such lead, or another version of it. */
export const setLeadFollowUp = (id: string, to: string | null, made: LeadEdit) =>
  change(id, made, ({ followUpOn: from }) =>
    from === to
      ? undefined
      : {
          fields: { followUpOn: to, ...(to && { doneAt: null }) },
          event: { kind: 'follow-up-on', from, to },
        },
  )

/**
 * Notes that a mail, a chat or a call was opened, which may go out or not; with null that it did not. Nothing is told
 * of it. Undefined when there is no such lead, or another version of it.
 */
export const setPendingReply = (id: string, channel: ReplyChannel | null, made: LeadEdit) =>
  change(id, made, ({ pendingReply }) => {
    if (!channel && !pendingReply) return undefined
    const { at, by } = made
    return { fields: { pendingReply: channel && { channel, at: at.toISOString(), by } } }
  })

/**
 * Notes that the brand was answered: it waits no more, and neither does a follow-up of `today` or before. Of a reply
 * that was opened before by the same channel, who opened it wrote it. The first time stays. What is noted under its
 * `id` already is not noted again. Undefined when there is no such lead, or another version of it.
 */
export const noteLeadReply = (
  leadId: string,
  { id, channel, today }: { id?: string | undefined; channel: ReplyChannel; today: string },
  made: LeadEdit,
) =>
  change(leadId, made, async (current) => {
    if (await isTold(current, id)) return undefined
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
        // What was done before the brand wrote again is a conversation by now.
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

type Noted = Extract<LeadEvent, { kind: 'replied' }>

const replyOf = ({ id, channel, at, by, sent }: Noted) => ({ id, channel, ...(sent ?? { at, by }) })

/** What a lead is without a reply that was noted: what it ended goes on, where nothing newer stands there. */
const withoutReply = (current: StoredLead, replyId: string, events: readonly LeadEvent[]) => {
  const gone = new Set(events.map((one) => one.kind === 'reply-taken-back' && one.replyId))
  const noted = events.filter((one) => one.kind === 'replied')
  const one = noted.find(({ id }) => id === replyId)
  if (!one || gone.has(replyId)) return undefined
  const left = noted.filter(({ id }) => id !== replyId && !gone.has(id)).map(replyOf)
  const { repliedAt, lastReply, followUpOn, wroteBackAt, doneAt } = current
  // Of very old ones nothing was told.
  const untold = repliedAt && noted.every((one) => replyOf(one).at > repliedAt) ? repliedAt : null
  const first = untold ?? left.at(-1)?.at ?? null
  const isLast = lastReply ? lastReply.id === replyId : left.every(({ at }) => at < one.at)
  const { settled } = one
  const back = isLast ? settled : undefined
  const promised = noted.find((one) => one.settled?.dueAt)?.settled?.dueAt
  return {
    event: { kind: 'reply-taken-back', channel: one.channel, replyId } as const,
    fields: {
      lastReply: left[0] ?? null,
      repliedAt: first,
      followUpOn: followUpOn ?? back?.followUpOn ?? null,
      wroteBackAt: wroteBackAt ?? back?.wroteBackAt ?? null,
      doneAt: doneAt ?? back?.doneAt ?? null,
      dueAt: current.dueAt ?? back?.dueAt ?? (first ? null : (promised ?? null)),
    },
  }
}

/** Takes a reply back that was noted. Undefined when there is no such lead. */
export const takeBackLeadReply = (leadId: string, replyId: string, made: LeadEdit) =>
  change(leadId, made, async (current) => withoutReply(current, replyId, await leadEvents(current)))

/**
 * Says that the brand wrote again, by `dueAt` to be answered; or that it did not. Undefined when there is no such
 * lead, or another version of it.
 */
export const setLeadWroteBack = (
  id: string,
  { to, dueAt }: { to: boolean; dueAt: string },
  made: LeadEdit,
) =>
  change(id, made, (current) => {
    if (Boolean(current.wroteBackAt) === to) return undefined
    const fields = to
      ? { wroteBackAt: made.at.toISOString(), dueAt }
      : { wroteBackAt: null, ...(current.repliedAt && { dueAt: null }) }
    return { fields, event: { kind: 'wrote-back', to } }
  })

/** Says that nothing more is to be done, or that something is. Undefined when there is no such lead, or another version of it. */
export const setLeadDone = (id: string, to: boolean, made: LeadEdit) =>
  change(id, made, (current) =>
    isDone(current) === to
      ? undefined
      : { fields: { doneAt: to ? made.at.toISOString() : null }, event: { kind: 'done', to } },
  )
