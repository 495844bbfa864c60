import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that was rendered ahead and true once the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
