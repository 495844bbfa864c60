import { type ManagedSection, managedSection } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import { type ChangesOf, change, type Edit, given } from './edit.ts'
import { keys } from './keys.ts'
import { type Deletion, moveToTrash } from './move-to-trash.ts'
import { readerFor } from './unreadable.ts'
import { all, createOnce, mostTurns, overtaken, transact } from './verbs.ts'

const read = readerFor('section', managedSection, ({ sk }) => sk)

const byOrder = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** All sections by displayOrder, then id. */
export const listSections = async (): Promise<ManagedSection[]> =>
  read.every(await all(keys.sections)).sort(byOrder)

export const createSection = (section: z.input<typeof managedSection>) =>
  createOnce({ ...keys.section(section.id), ...section })

/** Changes the given fields; undefined when there is no such section, or another version of it. */
export const updateSection = (
  id: string,
  changes: ChangesOf<ManagedSection>,
  made: Edit,
): Promise<ManagedSection | undefined> =>
  change(keys.section(id), { ...made, read: read.one }, () => ({ fields: given(changes) }))

type Place = Pick<ManagedSection, 'id' | 'displayOrder'>

/**
 * Gives at most 100 sections their places, all at once or none; their versions stay, so that whoever writes one
 * goes on. Sections that are not named keep their places. Answers those that are there, in the order given.
 */
export const orderSections = async (
  places: readonly Place[],
  { by, at }: Edit,
): Promise<ManagedSection[]> => {
  for (let turn = 0; turn < mostTurns; turn++) {
    const known = new Map((await listSections()).map((one) => [one.id, one]))
    const placed = places.flatMap(({ id, displayOrder }) => {
      const section = known.get(id)
      const set = { displayOrder, updatedAt: at.toISOString(), changedBy: by }
      return section ? [{ set, section: { ...section, ...set } }] : []
    })
    const writes = placed.map(({ set, section: { id } }) => ({
      update: keys.section(id),
      changes: { set },
    }))
    if (!writes.length || !(await transact(writes))) return placed.map(({ section }) => section)
  }
  throw overtaken()
}

/** Moves a section to the trash; false when there was no such section. */
export const removeSection = (id: string, made: Deletion) =>
  moveToTrash({ kind: 'section', id, key: keys.section(id) }, made)
