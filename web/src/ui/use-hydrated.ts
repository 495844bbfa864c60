import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML, true once hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
