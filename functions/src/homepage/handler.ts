import { randomUUID } from 'node:crypto'
import { api, type BodyOf } from '@bong-bari/contract'
import { createSection, listSections, removeSection, updateSection } from '@bong-bari/table'
import { keepImage, startUpload } from '../adapters/media.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { isLive } from './live.ts'

const fieldsOf = async (given: BodyOf<typeof api.homepage.create>, now: Date) => {
  const { image, imageWidth, imageHeight } = await keepImage(given.imageUrl, 'imageUrl')
  return {
    sectionType: given.sectionType,
    title: given.title ?? null,
    content: given.content ?? null,
    imageUrl: image,
    imageWidth,
    imageHeight,
    linkUrl: given.linkUrl ?? null,
    buttonText: given.buttonText ?? null,
    isActive: given.isActive,
    displayOrder: given.displayOrder,
    validFrom: given.validFrom ?? now.toISOString(),
    validTo: given.validTo ?? null,
    updatedAt: now.toISOString(),
  }
}

export const handler = serve(api.homepage, {
  publicList: async ({ now }) =>
    (await listSections()).filter((section) => isLive(section, now)),

  list: listSections,

  create: async ({ body, now }) => {
    const section = { id: randomUUID(), createdAt: now.toISOString(), ...(await fieldsOf(body, now)) }
    await createSection(section)
    return section
  },

  update: async ({ params, body, now }) =>
    (await updateSection(params.id, await fieldsOf(body, now))) ?? refuse('section-not-found'),

  remove: async ({ params }) =>
    (await removeSection(params.id)) ? { id: params.id } : refuse('section-not-found'),

  startUpload: ({ body }) => startUpload(body),
})
