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

let current: Toast | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const show = (next: Toast | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message. There is at most one at a time: a newer one takes the older one's place. */
export const toast = (text: ToastText) => {
  clearTimeout(removal)
  lastId += 1
  show({ ...text, id: lastId, open: true })
}

/** Closes the toast `id`, when it is still the one shown. */
export const dismissToast = (id: number) => {
  if (current?.id !== id || !current.open) return
  show({ ...current, open: false })
  removal = setTimeout(() => show(undefined), removeDelay)
}

/** The toast held now, open or dismissed; none on the server. */
export const currentToast = () => current

export const onToastChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
