import { createHash, randomUUID } from 'node:crypto'
import { type Lead, type LeadEvent, leadEvent } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { Edit } from '../db/edit.ts'
import { all, keyOf, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** A version 8 UUID from a text, such as an Idempotency-Key (RFC 9562). */
export const derivedId = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const storedLeadEvent = z.looseObject({ kind: z.string(), at: z.iso.datetime() })

type Told = Pick<Lead, 'id' | 'createdAt' | 'openedAt'>

/** `Omit` for each member of a union. */
type Without<Union, Names extends PropertyKey> = Union extends unknown ? Omit<Union, Names> : never

/** The edit adds who and when. */
type NewEvent = Without<LeadEvent, 'id' | 'at' | 'by'>
/** `id` only where fixed. */
export type NamedEvent = NewEvent & { id?: string | undefined }

export const itemOfLeadEvent = (leadId: string, version: number, event: LeadEvent) => ({
  ...keys.leadEvent(leadId, version),
  ...event,
})

/** Milliseconds in which an admin's note edits are one event. */
const sameWriting = 10 * 60_000

/** Autosaved notes continue an event, or they would fill the history. */
const continued = async (id: string, event: NewEvent, { by, at }: Edit) => {
  if (event.kind !== 'notes') return undefined
  const item = (await all(keys.leadEvents(id))).at(-1)
  const { data: last } = leadEvent.safeParse(item)
  if (!item || last?.kind !== 'notes' || last.by !== by) return undefined
  const isRecent = at.getTime() - Date.parse(last.at) < sameWriting
  return isRecent ? { key: keyOf(item), before: last.before } : undefined
}

export const leadEventWrites = async (
  { id: leadId, version }: Told & { version: number },
  { id = randomUUID(), ...event }: NamedEvent,
  made: Edit,
): Promise<Write[]> => {
  const earlier = await continued(leadId, event, made)
  const put = {
    ...keys.leadEvent(leadId, version + 1),
    ...event,
    ...(earlier && { before: earlier.before }),
    ...{ id, at: made.at.toISOString(), by: made.by },
  }
  return [{ put }, ...(earlier ? [{ remove: earlier.key }] : [])]
}

/** Older than the history: what the lead itself tells. */
const oldest = ({ id, createdAt, openedAt }: Told, known: readonly LeadEvent[]) => {
  const received = { id, kind: 'received' as const, at: createdAt, by: null }
  if (!openedAt || known.some(({ kind }) => kind === 'opened')) return [received]
  const opened = { id: derivedId(`${id} opened`), kind: 'opened' as const, at: openedAt, by: null }
  return [opened, received]
}

/** Newest first, without unreadable ones. */
export const leadEvents = async (lead: Told): Promise<LeadEvent[]> => {
  const stored = await all(keys.leadEvents(lead.id))
  const events = stored.toReversed().flatMap((one) => leadEvent.safeParse(one).data ?? [])
  return [...events, ...oldest(lead, events)]
}

export const isTold = async (lead: Told, id: string | undefined) =>
  id !== undefined && (await leadEvents(lead)).some((event) => event.id === id)
