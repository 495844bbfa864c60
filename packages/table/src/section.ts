import { type ManagedSection, managedSection } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type ChangesOf, type Edit, edit } from './edit.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import {
  laidOver,
  type PlacedSection,
  placeIn,
  readSectionOrder,
  replaceSectionOrder,
  type SectionOrder,
} from './section-order.ts'
import { readerFor } from './unreadable.ts'
import { all, create, type Item } from './verbs.ts'

export const storedSection = z.object({
  ...managedSection.shape,
  placedAfter: z._default(z.int(), 0),
})

const read = readerFor('section', storedSection, ({ sk }) => sk)

const byOrder = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

const readSections = async () => read.every(await all(keys.sections))

/** All sections by displayOrder, then id. */
export const listSections = async (): Promise<ManagedSection[]> => {
  const [order, sections] = await Promise.all([readSectionOrder(), readSections()])
  return sections.map((one) => laidOver(order, one)).sort(byOrder)
}

export const createSection = (given: z.input<typeof managedSection>) =>
  create({ ...keys.section(given.id), ...given })

/** Changes the given fields; undefined when there is no such section, or another version of it. */
export const updateSection = async (
  id: string,
  changes: ChangesOf<ManagedSection>,
  made: Edit,
): Promise<ManagedSection | undefined> => {
  const order = await readSectionOrder()
  const placed = changes.displayOrder !== undefined && { placedAfter: order.number }
  const changed = read.one(await edit(keys.section(id), { ...changes, ...placed }, made))
  return changed && laidOver(order, changed)
}

type Place = Pick<ManagedSection, 'id' | 'displayOrder'>

/** Places that still hold, and those that are given now. */
const placesAfter = (
  order: SectionOrder,
  sections: PlacedSection[],
  given: Map<string, Place>,
  { by, at }: Edit,
) =>
  Object.fromEntries(
    sections.flatMap((one) => {
      const displayOrder = given.get(one.id)?.displayOrder
      const place =
        displayOrder === undefined
          ? placeIn(order, one)
          : {
              displayOrder,
              updatedAt: at.toISOString(),
              changedBy: by,
              number: order.number + 1,
            }
      return place ? [[one.id, place]] : []
    }),
  )

/**
 * Gives sections their places, all at once or none; sections that are not named keep theirs. Answers
 * those that are there, in the order given.
 */
export const orderSections = async (given: Place[], made: Edit): Promise<ManagedSection[]> => {
  const wanted = new Map(given.map((one) => [one.id, one]))
  for (;;) {
    const order = await readSectionOrder()
    const sections = await readSections()
    const places = placesAfter(order, sections, wanted, made)
    if (!(await replaceSectionOrder(order, places))) continue
    const saved = { number: order.number + 1, places }
    const found = new Map(sections.map((one) => [one.id, laidOver(saved, one)]))
    return given.flatMap(({ id }) => found.get(id) ?? [])
  }
}

/**
 * Moves a section to the trash, at the place where it stands now: the order that gave it may know it no
 * more when it comes back. False when there was no such section.
 */
export const removeSection = async (id: string, made: Deletion) => {
  const order = await readSectionOrder()
  const asKept = (item: Item) => {
    const { data } = storedSection.safeParse(item)
    if (!data) return item
    const { displayOrder } = laidOver(order, data)
    return { ...item, displayOrder, placedAfter: order.number }
  }
  return moveToTrash({ kind: 'section', id, key: keys.section(id) }, made, { asKept })
}
