import { limits, pictures } from '@bong-bari/contract'
import {
  describePicture,
  findPictureNote,
  listPictureNotes,
  removePicture,
  updatePictureNote,
} from '@bong-bari/table'
import { startUpload } from '../adapters/media.ts'
import { applyChange, createEdit } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'

const refuseMissing = () => refuse('picture-not-found')

export const handler = serve(pictures, {
  startUpload: ({ body }) => startUpload(body),

  keep: async ({ body, ...facts }) => {
    // The decoder is large, so it loads when a picture is stored.
    const { keepUploaded } = await import('./keep.ts')
    return keepUploaded(body, createEdit(facts))
  },

  list: ({ query: { cursor, limit = limits.picturePage.default } }) =>
    listPictureNotes({ limit, cursor }),

  describe: async ({ params: { id }, body, ...facts }) => {
    const made = createEdit(facts)
    const described = await applyChange({
      response: pictures.describe.response,
      expected: made.expected,
      find: async () => (await findPictureNote(id)) ?? refuseMissing(),
      fields: () => body,
      write: (fields) => updatePictureNote(id, fields, made),
      gone: refuseMissing,
    })
    // The description is copied to wherever the picture is shown. If that fails, a repeated call does it again.
    await describePicture(described.src, described.alt || null)
    return described
  },

  remove: async ({ params: { id }, ...facts }) =>
    (await removePicture(id, createEdit(facts))) ? { id } : refuseMissing(),
})
