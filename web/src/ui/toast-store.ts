import { createStore } from './create-store.ts'

/** What a toast says. A destructive one is an error: it stays until somebody closes it. */
export type ToastText = {
  title: string
  description?: string | undefined
  destructive?: boolean
  /** A button that does something about it, such as `Undo`, and closes the toast. */
  action?: { label: string; run: () => void }
}

export type Toast = ToastText & { id: number; open: boolean }

/** Milliseconds that a message of success stays open. */
export const successTime = 5_000
/** Milliseconds after which a dismissed toast is removed. */
export const removeDelay = 1_000_000

const shown = createStore<Toast | undefined>(undefined)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a message. There is at most one at a time: a newer one takes the older one's place. */
export const toast = (text: ToastText) => {
  clearTimeout(removal)
  lastId += 1
  shown.set({ ...text, id: lastId, open: true })
}

export const dismissToast = (id: number) => {
  const current = shown.get()
  if (current?.id !== id || !current.open) return
  shown.set({ ...current, open: false })
  removal = setTimeout(() => shown.set(undefined), removeDelay)
}

export const currentToast = shown.get

export const useToast = shown.use
