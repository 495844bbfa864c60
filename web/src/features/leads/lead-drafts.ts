import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const draft = z.object({
  text: z.string(),
  /** The saved notes that the draft started from. */
  base: z.string(),
})

/** Follow-up notes as typed and not yet saved. */
export type NotesDraft = z.output<typeof draft>

const keyFor = (id: string) => `draft:follow-up:${id}`

const listeners = new Set<() => void>()

/** Where drafts live when the browser allows no storage. */
const memory = new Map<string, string>()

const stored = (id: string) => {
  try {
    return sessionStorage.getItem(keyFor(id)) ?? memory.get(keyFor(id)) ?? null
  } catch {
    return memory.get(keyFor(id)) ?? null
  }
}

const store = (key: string, json: string) => {
  try {
    sessionStorage.setItem(key, json)
  } catch {
    memory.set(key, json)
  }
}

const forget = (key: string) => {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

const parsed = (json: string | null): NotesDraft | undefined => {
  try {
    return json === null ? undefined : draft.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

const readDraft = (id: string) => parsed(stored(id))

/** Keeps unsaved notes over polls, closed details and reloads; `undefined` forgets them. */
export const writeDraft = (id: string, value: NotesDraft | undefined) => {
  if (value) store(keyFor(id), JSON.stringify(value))
  else forget(keyFor(id))
  for (const listener of listeners) listener()
}

/** `saved` has been saved: what was typed since then stays a draft of its own. */
export const settleDraft = (id: string, saved: string) => {
  const left = readDraft(id)
  if (left) writeDraft(id, left.text === saved ? undefined : { ...left, base: saved })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The unsaved notes of a lead, wherever they are typed. */
export const useDraft = (id: string) =>
  parsed(
    useSyncExternalStore(
      subscribe,
      () => stored(id),
      () => null,
    ),
  )
