import { createStore } from './create-store.ts'
import { useStore } from './use-store.ts'

/** A destructive toast is an error and stays until closed. */
export type ToastText = {
  title: string
  description?: string | undefined
  destructive?: boolean
  /** Such as `Undo`; also closes the toast. */
  action?: { label: string; run: () => void }
}

export type Toast = ToastText & { id: number; open: boolean }

/** How long a success stays, in ms. */
export const successTime = 5_000
/** How long a dismissed toast stays in the store, in ms. */
export const removeDelay = 1_000_000

const shown = createStore<Toast | undefined>(undefined)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** A newer toast replaces the current one. */
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

export const useToast = () => useStore(shown)
