import { type Section, section } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { all, create, type Item, remove, update } from './verbs.ts'

const parse = (item: Item) => section.parse(item)

const byOrder = (a: Section, b: Section) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** All sections by displayOrder, then id. */
export const listSections = async (): Promise<Section[]> =>
  (await all(keys.sections)).map(parse).sort(byOrder)

export const createSection = (given: Section) => create({ ...keys.section(given.id), ...given })

/** Changes the given fields; undefined when there is no such section. */
export const updateSection = async (
  id: string,
  changes: Partial<Omit<Section, 'id' | 'createdAt'>>,
): Promise<Section | undefined> => {
  const item = await update(keys.section(id), { set: changes })
  return item && parse(item)
}

/** False when there was no such section. */
export const removeSection = (id: string) => remove(keys.section(id))
