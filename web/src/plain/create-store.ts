/** A value that listeners are told of when it changes; React components follow it with `useStore`. */
export const createStore = <Value>(start: Value) => {
  let current = start
  const listeners = new Set<() => void>()
  return {
    start,
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set: (next: Value) => {
      current = next
      for (const listener of listeners) listener()
    },
  }
}
