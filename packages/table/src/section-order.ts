import { changedBy, type ManagedSection } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { create, get } from './verbs.ts'

const place = z.object({
  displayOrder: z.int(),
  updatedAt: z.iso.datetime(),
  changedBy,
  /** Of the order that gave it. */
  number: z.int(),
})

/**
 * The places that sections were given together, by id. One item lies over all of them, so that an order
 * is saved whole or not at all; `number` counts the orders.
 */
export const storedSectionOrder = z.object({
  number: z._default(z.int(), 0),
  places: z._default(z.record(z.string(), place), {}),
})
export type SectionOrder = z.output<typeof storedSectionOrder>

/** A section as it is stored: its own displayOrder came after the order of this number. */
export type PlacedSection = ManagedSection & { placedAfter: number }

export const readSectionOrder = async (): Promise<SectionOrder> => {
  const item = await get(keys.sectionOrder)
  const places = Object.entries(
    z.record(z.string(), z.unknown()).safeParse(item?.places).data ?? {},
  )
  // A place that cannot be read leaves its section where it says itself.
  const known = places.flatMap(([id, given]) => {
    const { data } = place.safeParse(given)
    return data ? [[id, data] as const] : []
  })
  return { number: Number(item?.number ?? 0), places: Object.fromEntries(known) }
}

/** Replaces the order that was read; false when there is another one by now. */
export const replaceSectionOrder = (
  read: SectionOrder,
  places: SectionOrder['places'],
): Promise<boolean> => {
  const item = { ...keys.sectionOrder, number: read.number + 1, places }
  const unchanged = { expression: '#number = :read', values: { read: read.number } }
  return read.number ? create(item, unchanged) : create(item)
}

/** The place that an order gives a section, unless the section got one of its own since. */
export const placeIn = ({ places }: SectionOrder, { id, placedAfter }: PlacedSection) => {
  const given = places[id]
  return given && given.number > placedAfter ? given : undefined
}

/** A section as everybody sees it: at the place that the order gives it. */
export const laidOver = (order: SectionOrder, given: PlacedSection): ManagedSection => {
  const { placedAfter: _, ...section } = given
  const place = placeIn(order, given)
  if (!place) return section
  const { updatedAt, changedBy } = section.updatedAt > place.updatedAt ? section : place
  return { ...section, displayOrder: place.displayOrder, updatedAt, changedBy }
}
