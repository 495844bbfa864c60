import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { all, put } from './verbs.ts'

/** An open editor, with the versions it knows of post and changes (0: none). `ttl` in epoch seconds. */
export const storedPostOpen = z.object({
  by: z.string(),
  editor: z.string(),
  version: z.int(),
  changes: z.int(),
  ttl: z.number(),
})
export type StoredPostOpen = z.output<typeof storedPostOpen>

const read = readerFor('post', storedPostOpen, ({ pk, sk }) => `${pk} ${sk}`)

export const noteOpen = (id: string, userId: string, open: StoredPostOpen) =>
  put({ ...keys.postOpen(id, `${userId}#${open.editor}`), ...open })

export const openEditors = async (id: string, now: Date): Promise<StoredPostOpen[]> =>
  read.every(await all(keys.postOpens(id))).filter(({ ttl }) => ttl * 1000 > now.getTime())
