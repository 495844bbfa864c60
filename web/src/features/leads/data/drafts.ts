import * as z from 'zod/mini'
import { ownDraft } from '../../../office/form/own-draft.ts'
import { createDrafts } from '../../../ui/use-stored-values.ts'

const notesDraft = z.object({
  text: z.string(),
  /** The saved notes that the text was begun from. */
  base: z.string(),
})

/** Unsaved notes, kept across polls, closed details and reloads. */
export const notesDrafts = createDrafts((stored) => notesDraft.safeParse(stored).data)

export const notesKey = (id: string) => ownDraft(`draft:follow-up:${id}`)

/** After saving `saved`: what was typed since remains a draft. */
export const settleNotes = (id: string, saved: string) => {
  const key = notesKey(id)
  const draft = notesDrafts.read(key)
  if (draft?.text === saved) notesDrafts.forget(key)
  else if (draft) notesDrafts.change(key, { base: saved })
}

const replyDraft = z.object({
  choice: z.optional(z.string()),
  language: z.optional(z.enum(['bn', 'en'])),
  typed: z._default(z.record(z.string(), z.string()), {}),
})

/** Replies being written. Edits of all templates are kept until one was sent. */
export const replyDrafts = createDrafts(
  (stored) => replyDraft.safeParse(stored ?? {}).data ?? { typed: {} },
)

export const replyKey = (id: string) => ownDraft(`draft:lead-reply:${id}`)
