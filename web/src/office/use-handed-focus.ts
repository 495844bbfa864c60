import { useEffect, useRef } from 'react'

/**
 * For buttons that are gone once they were pressed: `handing` what they do gives the focus to `to`, as soon as
 * that can be used, so that whoever goes by keys stays where they were.
 */
export const useHandedFocus = () => {
  const to = useRef<HTMLInputElement>(null)
  const isHanded = useRef(false)
  useEffect(() => {
    if (!isHanded.current || to.current?.disabled) return
    isHanded.current = false
    to.current?.focus()
  })
  const handing = (act: () => void) => () => {
    isHanded.current = true
    act()
  }
  return { to, handing }
}
