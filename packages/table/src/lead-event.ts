import { randomUUID } from 'node:crypto'
import { type Lead, type LeadEvent, leadEvent } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { derivedId } from './derived-id.ts'
import type { Edit } from './edit.ts'
import { keys } from './keys.ts'
import { all, keyOf, type Write } from './verbs.ts'

/** What happened to a lead, under the version that it made. */
export const storedLeadEvent = z.looseObject({ kind: z.string(), at: z.iso.datetime() })

/** A lead, as far as its events know it. */
type Told = Pick<Lead, 'id' | 'createdAt' | 'openedAt'>

/** A member of a union without some of its fields. */
type Without<Union, Names extends PropertyKey> = Union extends unknown ? Omit<Union, Names> : never

/** What is about to happen; who and when is said by the edit. */
type NewEvent = Without<LeadEvent, 'id' | 'at' | 'by'>
/** With the id that its key stands for, where it has one. */
export type NamedEvent = NewEvent & { id?: string | undefined }

/** What made a version of a lead, as the table keeps it. */
export const itemOfLeadEvent = (leadId: string, version: number, event: LeadEvent) => ({
  ...keys.leadEvent(leadId, version),
  ...event,
})

/** Milliseconds in which what one admin writes is one event. */
const sameWriting = 10 * 60_000

/** The event that a new one goes on: notes that save themselves would be a hundred. */
const continued = async (id: string, event: NewEvent, { by, at }: Edit) => {
  if (event.kind !== 'notes') return undefined
  const item = (await all(keys.leadEvents(id))).at(-1)
  const { data: last } = leadEvent.safeParse(item)
  if (!item || last?.kind !== 'notes' || last.by !== by) return undefined
  const isRecent = at.getTime() - Date.parse(last.at) < sameWriting
  return isRecent ? { key: keyOf(item), before: last.before } : undefined
}

/** What is written beside a lead whose next version comes of an event. */
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

/** What happened before events were kept, as far as the lead itself knows it. */
const oldest = ({ id, createdAt, openedAt }: Told, known: readonly LeadEvent[]) => {
  const received = { id, kind: 'received' as const, at: createdAt, by: null }
  if (!openedAt || known.some(({ kind }) => kind === 'opened')) return [received]
  const opened = { id: derivedId(`${id} opened`), kind: 'opened' as const, at: openedAt, by: null }
  return [opened, received]
}

/** Everything that happened to a lead, newest first. What cannot be read is left out. */
export const leadEvents = async (lead: Told): Promise<LeadEvent[]> => {
  const stored = await all(keys.leadEvents(lead.id))
  const events = stored.toReversed().flatMap((one) => leadEvent.safeParse(one).data ?? [])
  return [...events, ...oldest(lead, events)]
}

/** Whether something of this id happened to a lead; nothing has no id. */
export const isTold = async (lead: Told, id: string | undefined) =>
  id !== undefined && (await leadEvents(lead)).some((event) => event.id === id)
