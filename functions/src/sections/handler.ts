import { randomUUID } from 'node:crypto'
import { liveSections, sections } from '@bong-bari/contract'
import {
  createSection,
  firstEdit,
  listSections,
  orderSections,
  removeSection,
  updateSection,
} from '@bong-bari/table'
import { checkDates } from '../http/check-dates.ts'
import { changing, editBy } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { changedFields, sectionFields } from './section-fields.ts'

const findSection = async (id: string) =>
  (await listSections()).find((section) => section.id === id) ?? refuse('section-not-found')

export const handler = serve(sections, {
  publicList: async ({ now }) => liveSections(await listSections(), now),

  list: listSections,

  create: async ({ body, ...facts }) => {
    const { now } = facts
    const fields = await sectionFields(body, now)
    const stamps = { createdAt: now.toISOString(), ...firstEdit(editBy(facts)) }
    const section = { id: randomUUID(), ...stamps, ...fields }
    await createSection(section)
    return section
  },

  update: ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    return changing({
      route: sections.update,
      expected: made.expected,
      find: () => findSection(id),
      fields: (section) => changedFields(body, section),
      write: (fields, section) => {
        checkDates(fields, section)
        return updateSection(id, fields, made)
      },
      gone: () => refuse('section-not-found'),
    })
  },

  reorder: ({ body, ...facts }) => orderSections(body.places, editBy(facts)),

  remove: async ({ params: { id }, ...facts }) =>
    (await removeSection(id, editBy(facts))) ? { id } : refuse('section-not-found'),
})
