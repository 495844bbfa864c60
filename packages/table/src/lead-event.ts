import { randomUUID } from 'node:crypto'
import { type Lead, type LeadEvent, leadEvent } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { derivedId } from './derived-id.ts'
import type { Edit } from './edit.ts'
import { keys } from './keys.ts'
import { all, create, get, remove } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** `after` is the place of what happened before it: those of a lead are a chain, whose end the lead names. */
export const storedLeadEvent = z.looseObject({ place: z.string(), after: z.optional(z.string()) })

/** A lead, as far as its events know it. */
type Told = Pick<Lead, 'id' | 'createdAt' | 'openedAt'> & { lastEvent?: string | undefined }

/** A member of a union without some of its fields. */
type Without<Union, Names extends PropertyKey> = Union extends unknown ? Omit<Union, Names> : never

/** What is about to happen; who and when is said by the edit. */
type NewEvent = Without<LeadEvent, 'id' | 'at' | 'by'>
/** With the id that its key stands for, where it has one. */
export type NamedEvent = NewEvent & { id?: string | undefined }

/** Something that happened to a lead, as the table keeps it. */
export const itemOfLeadEvent = (
  leadId: string,
  event: LeadEvent & z.input<typeof storedLeadEvent>,
) => ({
  ...keys.leadEvent(leadId, event.place),
  ...event,
})

/** Milliseconds in which what one admin writes is one event. */
const sameWriting = 10 * 60_000

const find = async (id: string, place: string) => {
  const { data } = storedLeadEvent.safeParse(await get(keys.leadEvent(id, place)))
  return data && { ...data, event: leadEvent.safeParse(data).data }
}

/** The event whose place a new one takes: notes that save themselves would be a hundred. */
const continued = async ({ id, lastEvent }: Told, event: NewEvent, { by, at }: Edit) => {
  if (event.kind !== 'notes' || !lastEvent) return undefined
  const last = await find(id, lastEvent)
  if (last?.event?.kind !== 'notes' || last.event.by !== by) return undefined
  const isRecent = at.getTime() - Date.parse(last.event.at) < sameWriting
  return isRecent ? { after: last.after, before: last.event.before } : undefined
}

/**
 * Writes what is about to happen to a lead, before it happens. It counts once the lead names its place as
 * its `lastEvent`: what was written for a change that never came is never shown.
 */
export const addLeadEvent = async (lead: Told, { id: given, ...event }: NamedEvent, made: Edit) => {
  const at = made.at.toISOString()
  const unique = randomUUID()
  const place = `${at}#${unique}`
  const earlier = await continued(lead, event, made)
  await create({
    ...keys.leadEvent(lead.id, place),
    ...event,
    ...(earlier && { before: earlier.before }),
    ...{ id: given ?? unique, at, by: made.by, place },
    after: earlier ? earlier.after : lead.lastEvent,
  })
  return { place, replaces: earlier && lead.lastEvent }
}

/** Takes away an event that never came true, or that another one has taken in. */
export const removeLeadEvent = (id: string, place: string) => remove(keys.leadEvent(id, place))

/** What happened before events were kept, as far as the lead itself knows it. */
const oldest = ({ id, createdAt, openedAt }: Told, known: readonly LeadEvent[]) => {
  const received = { id, kind: 'received' as const, at: createdAt, by: null }
  if (!openedAt || known.some(({ kind }) => kind === 'opened')) return [received]
  const opened = { id: derivedId(`${id} opened`), kind: 'opened' as const, at: openedAt, by: null }
  return [opened, received]
}

/** Everything that happened to a lead, newest first. What cannot be read is left out. */
export const leadEvents = async (lead: Told): Promise<LeadEvent[]> => {
  const stored = (await all(keys.leadEvents(lead.id))).flatMap(
    (one) => storedLeadEvent.safeParse(one).data ?? [],
  )
  const byPlace = new Map(stored.map((one) => [one.place, one]))
  const events: LeadEvent[] = []
  for (let place = lead.lastEvent; place !== undefined; ) {
    const one = byPlace.get(place)
    byPlace.delete(place)
    const { data } = leadEvent.safeParse(one)
    if (data) events.push(data)
    place = one?.after
  }
  return [...events, ...oldest(lead, events)]
}

/** Whether something of this id happened to a lead; nothing has no id. */
export const isTold = async (lead: Told, id: string | undefined) =>
  id !== undefined && (await leadEvents(lead)).some((event) => event.id === id)

/** Takes away everything that is known of what happened to a lead. */
export const removeLeadEvents = async (id: string) => {
  const keysOf = (await all(keys.leadEvents(id))).map(({ pk, sk }) => ({
    pk: String(pk),
    sk: String(sk),
  }))
  await writeMany([], keysOf)
}
