import { trash } from '@bong-bari/contract'
import { listTrash, removeFromTrash } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { restore } from './restore.ts'
import { shown } from './shown.ts'

export const handler = serve(trash, {
  list: async ({ now }) => (await listTrash(now)).map(shown),

  restore: ({ params: { kind, id }, now }) => restore(kind, id, now),

  remove: async ({ params: { kind, id }, now }) => {
    if (!(await removeFromTrash(kind, id, now))) return refuse('trash-not-found')
    return { kind, id }
  },
})
