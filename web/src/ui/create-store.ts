import { useSyncExternalStore } from 'react'

/** A value outside of React: read and set anywhere, and components that `use` it follow. */
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
    /** For a value that whoever shows it is about to be told of by other means. */
    setQuietly: (next: Value) => {
      current = next
    },
    /** On the server, and while its HTML is taken over, the value is the one it started with. */
    use: () => useSyncExternalStore(subscribe, get, () => start),
  }
}
