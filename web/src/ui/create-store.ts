import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to with `use`. */
export const createStore = <Value>(start: Value) => {
  let current = start
  const listeners = new Set<() => void>()
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    get,
    subscribe,
    set: (next: Value) => {
      current = next
      for (const listener of listeners) listener()
    },
    /** Sets without notifying subscribers. */
    setQuietly: (next: Value) => {
      current = next
    },
    /** The server and hydration see the start value. */
    use: () => useSyncExternalStore(subscribe, get, () => start),
  }
}
