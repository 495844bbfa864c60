import { useSyncExternalStore } from 'react'
import type { createStore } from './create-store.ts'

type Store<Value> = Pick<ReturnType<typeof createStore<Value>>, 'get' | 'subscribe' | 'start'>

/** The value of a store; the server and hydration see the one it began with. */
export const useStore = <Value>({ subscribe, get, start }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, () => start)
