import type { LeadStatus, ReplyChannel } from '@bong-bari/contract'
import { type Edit, isVersion, stamped } from './edit.ts'
import { keys } from './keys.ts'
import { findLead, readLeads, type StoredLead } from './lead.ts'
import { countLead } from './lead-counts.ts'
import { addLeadEvent, isTold, type NamedEvent, removeLeadEvent } from './lead-event.ts'
import { listedAt } from './lead-place.ts'
import { announceSearchChange } from './search-change.ts'
import { update } from './verbs.ts'

/** Fields that change, and what is told of it; undefined where nothing does. */
type Change = { fields: Partial<StoredLead>; event: NamedEvent } | undefined

/** With the lead where it was read just now: then it is not read again. */
type LeadEdit = Edit & { seen?: StoredLead | undefined }

/** Whether a change has others find the lead than before. */
const isSearched = ({ followUpNotes, ownerId }: Partial<StoredLead>) =>
  followUpNotes !== undefined || ownerId !== undefined

/**
 * Changes a lead: says what is about to happen, writes on condition that the version that was read still
 * stands, and starts over when it does not. Undefined when there is no such lead, or not the version that
 * was expected; then nothing happened.
 */
const change = async (
  id: string,
  made: LeadEdit,
  changeOf: (current: StoredLead) => Change | Promise<Change>,
): Promise<StoredLead | undefined> => {
  for (let { seen } = made; ; seen = undefined) {
    const current = seen ?? (await findLead(id))
    if (!current) return undefined
    const wanted = await changeOf(current)
    if (!wanted) return current
    if (made.expected !== undefined && made.expected !== current.version) return undefined
    if (isSearched(wanted.fields)) await announceSearchChange('lead', id)
    const { place, replaces } = await addLeadEvent(current, wanted.event, made)
    const next = { ...current, ...wanted.fields, lastEvent: place }
    const written = { ...wanted.fields, lastEvent: place, ...listedAt(next) }
    const changed = await update(keys.lead(id), stamped(written, made), isVersion(current.version))
    if (!changed) {
      await removeLeadEvent(id, place)
      continue
    }
    if (replaces) await removeLeadEvent(id, replaces)
    await countLead(current, next)
    return readLeads.one(changed)
  }
}

/** Sets the leadStatus; any status may follow any other. Undefined when there is no such lead. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, made: LeadEdit) =>
  change(id, made, ({ leadStatus: from }) =>
    from === leadStatus
      ? undefined
      : { fields: { leadStatus }, event: { kind: 'status', from, to: leadStatus } },
  )

/** Marks a lead opened; the first opening's time stays. Undefined when there is no such lead. */
export const openLead = (id: string, made: Edit) =>
  change(id, made, ({ opened }) =>
    opened
      ? undefined
      : {
          fields: { opened: true, openedAt: made.at.toISOString() },
          event: { kind: 'opened' },
        },
  )

/**
 * Moves a lead to the spam or back among the leads, where its createdAt puts it; one that is there
 * already stays as it is. Undefined when there is no such lead.
 */
export const setLeadSpam = (id: string, spam: boolean, made: LeadEdit) =>
  change(id, made, (current) =>
    Boolean(current.spam) === spam
      ? undefined
      : { fields: { spam }, event: { kind: spam ? 'spam' : 'restored' } },
  )

/** Replaces the follow-up notes. Undefined when there is no such lead, or another version of it. */
export const saveLeadNotes = (id: string, followUpNotes: string, made: Edit) =>
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
  change(id, made, ({ ownerId, ownerName: from }) => {
    if (ownerId === (owner?.id ?? null)) return undefined
    const to = owner?.username ?? null
    return {
      fields: { ownerId: owner?.id ?? null, ownerName: to },
      event: { kind: 'owner', from, to },
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
  made: Edit,
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
