import { pictures } from '@bong-bari/contract'
import { findPictureNote, updatePictureNote } from '@bong-bari/table'
import { startUpload } from '../adapters/media.ts'
import { changing, editBy } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { picturePage } from './list.ts'
import { spreadWords } from './spread.ts'

const gone = () => refuse('picture-not-found')

export const handler = serve(pictures, {
  startUpload: ({ body }) => startUpload(body),

  keep: async ({ body, ...facts }) => {
    // Large, and forms are asked for more often.
    const { keepUploaded } = await import('./keep.ts')
    return keepUploaded(body, editBy(facts))
  },

  list: ({ query }) => picturePage(query),

  describe: async ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    const described = await changing({
      response: pictures.describe.response,
      expected: made.expected,
      find: async () => (await findPictureNote(id)) ?? gone(),
      fields: () => body,
      write: (fields) => updatePictureNote(id, fields, made),
      gone,
    })
    await spreadWords(described)
    return described
  },
})
