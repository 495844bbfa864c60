import type { LeadStatus, ReplyChannel } from '@bong-bari/contract'
import { change as changeEntity, type Edit } from './edit.ts'
import type { Condition } from './expression.ts'
import { keys } from './keys.ts'
import { type KeptApart, readLeads, type StoredLead } from './lead.ts'
import { isTold, leadEventWrites, type NamedEvent } from './lead-event.ts'
import { listedAt } from './lead-place.ts'
import { changingOwner } from './search-index.ts'
import type { Write } from './verbs.ts'

/** Fields that change, what is told of it, and what changes with it; undefined where nothing does. */
type Change =
  | { fields: Partial<StoredLead>; event: NamedEvent; beside?: readonly Write[] }
  | undefined

/** With the lead where it was read just now: then it is not read again. */
type LeadEdit = Edit & { seen?: StoredLead | undefined }

/** Its day is given anew without a version more; what was read with another one stands in other lists. */
const isDueAt = ({ dueAt }: StoredLead): Condition => ({
  expression: '(attribute_not_exists(#dueAt) OR #dueAt = :dueAt)',
  values: { dueAt: dueAt ?? null },
})

/** Changes a lead, and tells it: see {@link changeEntity}. */
const change = (
  id: string,
  made: LeadEdit,
  changeOf: (current: StoredLead) => Change | Promise<Change>,
): Promise<StoredLead | undefined> =>
  changeEntity(keys.lead(id), { ...made, read: readLeads.one }, async (current) => {
    const wanted = await changeOf(current)
    if (!wanted) return undefined
    return {
      fields: { ...wanted.fields, ...listedAt({ ...current, ...wanted.fields }) },
      beside: [...(await leadEventWrites(current, wanted.event, made)), ...(wanted.beside ?? [])],
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

/** Says on which day to call again; null on none. Undefined when there is no such lead, or another version of it. */
export const setLeadFollowUp = (id: string, to: string | null, made: LeadEdit) =>
  change(id, made, ({ followUpOn: from }) =>
    from === to
      ? undefined
      : { fields: { followUpOn: to }, event: { kind: 'follow-up-on', from, to } },
  )

/**
 * Notes that the brand was answered: it waits no more, and neither does a follow-up of `today` or before.
 * The first time stays. What is noted under its `id` already is not noted again. Undefined when there is no
 * such lead, or another version of it.
 */
export const noteLeadReply = (
  leadId: string,
  { id, channel, today }: { id: string | undefined; channel: ReplyChannel; today: string },
  made: LeadEdit,
) =>
  change(leadId, made, async (current) => {
    if (await isTold(current, id)) return undefined
    const { repliedAt, followUpOn } = current
    return {
      fields: {
        dueAt: null,
        repliedAt: repliedAt ?? made.at.toISOString(),
        followUpOn: followUpOn && followUpOn > today ? followUpOn : null,
      },
      event: { id, kind: 'replied', channel },
    }
  })
