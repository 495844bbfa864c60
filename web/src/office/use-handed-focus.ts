import { useEffect, useRef } from 'react'

/**
 * For buttons that disappear once pressed: moves focus to `to` as soon as that is usable, so that
 * keyboard users keep their place.
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
