import { randomUUID } from 'node:crypto'
import type { LeadEvent, LeadStatus, ReplyChannel } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import { change as changeEntity, type Edit, isVersion } from '../db/edit.ts'
import type { Condition } from '../db/expression.ts'
import { type Item, update, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { isTold, leadEvents, leadEventWrites, type NamedEvent } from './event.ts'
import { type KeptApart, readLeads, type StoredLead } from './lead.ts'
import { listedAt } from './place.ts'
import { changingOwner } from './search-index.ts'

/** Undefined for nothing. Changes below return the lead; undefined if missing or not the expected version. */
type Change =
  | { fields: Partial<StoredLead>; event?: NamedEvent; beside?: readonly Write[] }
  | undefined

/** `seen`: the lead if just read, to save a read. */
type LeadEdit = Edit & { seen?: StoredLead | undefined }

/** `dueAt` changes without a new version and decides the lists. */
const isDueAt = ({ dueAt }: StoredLead): Condition => ({
  expression: '(attribute_not_exists(#dueAt) OR #dueAt = :dueAt)',
  values: { dueAt: dueAt ?? null },
})

/** The lead's own events tell what changed. */
const about = ({ id }: StoredLead) => ({ noun: 'lead', of: id }) as const

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

/** Any status may follow any other. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, made: LeadEdit) =>
  change(id, made, ({ leadStatus: from }) =>
    from === leadStatus
      ? undefined
      : { fields: { leadStatus }, event: { kind: 'status', from, to: leadStatus } },
  )

/** Keeps the first time. */
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

/** Into or out of spam, or out of the held list. */
export const setLeadSpam = (id: string, spam: KeptApart, made: LeadEdit) =>
  change(id, made, (current) =>
    (current.spam ?? false) === spam
      ? undefined
      : { fields: { spam }, event: { kind: movedTo(spam, current) } },
  )

export const saveLeadNotes = (id: string, followUpNotes: string, made: LeadEdit) =>
  change(id, made, ({ followUpNotes: before }) =>
    before === followUpNotes
      ? undefined
      : { fields: { followUpNotes }, event: { kind: 'notes', before } },
  )

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

/** Null clears it; a new day reopens a done lead. */
export const setLeadFollowUp = (id: string, to: string | null, made: LeadEdit) =>
  change(id, made, ({ followUpOn: from }) =>
    from === to
      ? undefined
      : {
          fields: { followUpOn: to, ...(to && { doneAt: null }) },
          event: { kind: 'follow-up-on', from, to },
        },
  )

/** Notes an opened mail, chat or call (null: not sent); no event. */
export const setPendingReply = (id: string, channel: ReplyChannel | null, made: LeadEdit) =>
  change(id, made, ({ pendingReply }) => {
    if (!channel && !pendingReply) return undefined
    const { at, by } = made
    return { fields: { pendingReply: channel && { channel, at: at.toISOString(), by } } }
  })

/**
 * Notes a reply, ending the wait and any follow-up due by `today`. The author is who opened this channel. Keeps the first time; a
 * known `id` changes nothing.
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
        // The brand has written since, so it stays open.
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

/** Restores what the reply ended, unless since replaced. */
const withoutReply = (current: StoredLead, replyId: string, events: readonly LeadEvent[]) => {
  const gone = new Set(events.map((one) => one.kind === 'reply-taken-back' && one.replyId))
  const noted = events.filter((one) => one.kind === 'replied')
  const one = noted.find(({ id }) => id === replyId)
  if (!one || gone.has(replyId)) return undefined
  const left = noted.filter(({ id }) => id !== replyId && !gone.has(id)).map(replyOf)
  const { repliedAt, lastReply, followUpOn, wroteBackAt, doneAt } = current
  // Very old replies have no event.
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

export const takeBackLeadReply = (leadId: string, replyId: string, made: LeadEdit) =>
  change(leadId, made, async (current) => withoutReply(current, replyId, await leadEvents(current)))

/** The brand wrote again, to be answered by `dueAt`; or clears that. */
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

export const setLeadDone = (id: string, to: boolean, made: LeadEdit) =>
  change(id, made, (current) =>
    isDone(current) === to
      ? undefined
      : { fields: { doneAt: to ? made.at.toISOString() : null }, event: { kind: 'done', to } },
  )

/** No new version, as nobody changed the lead. */
export const dateLead = (lead: StoredLead, dueAt: string) =>
  update(
    keys.lead(lead.id),
    { set: { dueAt, ...listedAt({ ...lead, dueAt }) } },
    isVersion(lead.version),
  )

/** Moves a lead of an older layout to its lists. */
export const placeLead = async (item: Item) => {
  const lead = readLeads.one(item)
  if (!lead) return
  const place = listedAt(lead)
  const known = new Map(Object.entries(item))
  const isThere = Object.entries(place).every(([name, value]) => known.get(name) === value)
  if (!isThere) await update(keys.lead(lead.id), { set: place }, isVersion(lead.version))
}
