import { randomUUID } from 'node:crypto'
import { sections } from '@bong-bari/contract'
import {
  createSection,
  listSections,
  orderSections,
  removeSection,
  updateSection,
} from '@bong-bari/table'
import { changingPages } from '../http/change-pages.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { liveSections } from '../public-data/sections.ts'
import { sectionFields } from './section-fields.ts'

const findSection = async (id: string) =>
  (await listSections()).find((section) => section.id === id) ?? refuse('section-not-found')

/** Sections stand on Home. */
const changingHome = <Result>(now: Date, change: () => Promise<Result>) =>
  changingPages(['/'], now, change)

export const handler = serve(sections, {
  publicList: async ({ now }) => liveSections(await listSections(), now),

  list: listSections,

  create: async ({ body, now }) => {
    const fields = await sectionFields(body, now)
    const section = { id: randomUUID(), createdAt: now.toISOString(), ...fields }
    await changingHome(now, () => createSection(section))
    return section
  },

  update: async ({ params: { id }, body, now }) => {
    const fields = await sectionFields(body, now, await findSection(id))
    const changed = await changingHome(now, () => updateSection(id, fields))
    return changed ?? refuse('section-not-found')
  },

  reorder: ({ body, now }) =>
    changingHome(now, () => orderSections(body.places, now.toISOString())),

  remove: async ({ params, now }) =>
    (await changingHome(now, () => removeSection(params.id)))
      ? { id: params.id }
      : refuse('section-not-found'),
})
