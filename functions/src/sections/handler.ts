import { randomUUID } from 'node:crypto'
import { isLive, sections } from '@bong-bari/contract'
import {
  createSection,
  listSections,
  orderSections,
  removeSection,
  updateSection,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { sectionFields } from './section-fields.ts'

const findSection = async (id: string) =>
  (await listSections()).find((section) => section.id === id) ?? refuse('section-not-found')

export const handler = serve(sections, {
  publicList: async ({ now }) => (await listSections()).filter((section) => isLive(section, now)),

  list: listSections,

  create: async ({ body, now }) => {
    const fields = await sectionFields(body, now)
    const section = { id: randomUUID(), createdAt: now.toISOString(), ...fields }
    await createSection(section)
    return section
  },

  update: async ({ params: { id }, body, now }) => {
    const fields = await sectionFields(body, now, await findSection(id))
    return (await updateSection(id, fields)) ?? refuse('section-not-found')
  },

  reorder: ({ body, now }) => orderSections(body.places, now.toISOString()),

  remove: async ({ params }) =>
    (await removeSection(params.id)) ? { id: params.id } : refuse('section-not-found'),
})
