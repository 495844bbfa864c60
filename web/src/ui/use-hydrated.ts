import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML that was rendered ahead and true once the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** True for a part that stood in the HTML: what it shows there must not give way to waiting. */
export const useStoodInHtml = () => {
  const isHydrated = useHydrated()
  const [stood] = useState(!isHydrated)
  return stood
}
