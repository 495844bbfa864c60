import * as z from 'zod/mini'
import { ownDraft } from '../../office/own-draft.ts'
import { keep, readKept, useKept } from '../../ui/kept.ts'

const draft = z.object({
  text: z.string(),
  base: z.string(),
})

export type NotesDraft = z.output<typeof draft>

const keyFor = (id: string) => ownDraft(`draft:follow-up:${id}`)

const draftIn = (kept: unknown) => draft.safeParse(kept).data

/** Keeps unsaved notes across polls, closed details and reloads; `undefined` forgets them. */
export const writeDraft = (id: string, value: NotesDraft | undefined) => keep(keyFor(id), value)

export const readDraft = (id: string) => draftIn(readKept(keyFor(id)))

/** After saving `saved`: what was typed since remains a draft. */
export const settleDraft = (id: string, saved: string) => {
  const left = readDraft(id)
  if (left) writeDraft(id, left.text === saved ? undefined : { ...left, base: saved })
}

export const useDraft = (id: string) => draftIn(useKept(keyFor(id)))
