import { createHash, randomUUID } from 'node:crypto'
import { type Lead, type LeadEvent, leadEvent } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { EditContext } from '../db/edit.ts'
import { keyOf, queryAll, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Returns the same version 8 UUID (RFC 9562) for the same text, such as an Idempotency-Key. */
export const derivedId = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const storedLeadEvent = z.looseObject({ kind: z.string(), at: z.iso.datetime() })

type EventedLead = Pick<Lead, 'id' | 'createdAt'>

/** `Omit` keeps only what all members of a union have; this works on each member. */
type Without<Union, Names extends PropertyKey> = Union extends unknown ? Omit<Union, Names> : never

type NewEvent = Without<LeadEvent, 'id' | 'at' | 'by'>
/** An event without `id` gets a new one. */
export type NamedEvent = NewEvent & { id?: string | undefined }

export const itemOfLeadEvent = (leadId: string, version: number, event: LeadEvent) => ({
  ...keys.leadEvent(leadId, version),
  ...event,
})

/** Changes that an admin makes to the notes within this time are one event. */
const notesMergeMs = 10 * 60_000

/** Notes save themselves while somebody types; each save continues the last event, or they would fill the history. */
const findContinuedNotes = async (id: string, event: NewEvent, { by, at }: EditContext) => {
  if (event.kind !== 'notes') return undefined
  const item = (await queryAll(keys.leadEvents(id))).at(-1)
  const { data: last } = leadEvent.safeParse(item)
  if (!item || last?.kind !== 'notes' || last.by !== by) return undefined
  const isRecent = at.getTime() - Date.parse(last.at) < notesMergeMs
  return isRecent ? { key: keyOf(item), before: last.before } : undefined
}

export const leadEventWrites = async (
  { id: leadId, version }: EventedLead & { version: number },
  { id = randomUUID(), ...event }: NamedEvent,
  made: EditContext,
): Promise<Write[]> => {
  const earlier = await findContinuedNotes(leadId, event, made)
  const put = {
    ...keys.leadEvent(leadId, version + 1),
    ...event,
    ...(earlier && { before: earlier.before }),
    id,
    at: made.at.toISOString(),
    by: made.by,
  }
  return [{ put }, ...(earlier ? [{ remove: earlier.key }] : [])]
}

/** Lists the events of a lead, newest first, without unreadable ones. The last is its coming, which is not stored. */
export const listLeadEvents = async ({ id, createdAt }: EventedLead): Promise<LeadEvent[]> => {
  const stored = await queryAll(keys.leadEvents(id))
  const events = stored.toReversed().flatMap((one) => leadEvent.safeParse(one).data ?? [])
  return [...events, { id, kind: 'received', at: createdAt, by: null }]
}

export const hasEvent = async (lead: EventedLead, id: string | undefined) =>
  id !== undefined && (await listLeadEvents(lead)).some((event) => event.id === id)
