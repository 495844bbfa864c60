import { useEffect, useEffectEvent } from 'react'

const distanceToBottom = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY

/**
 * Calls `onNear` when the page is scrolled to within `distance` px of its bottom, and again after
 * every change of `revision`, since a tall window may still be there once more has been loaded.
 */
export const useNearBottom = (distance: number, revision: unknown, onNear: () => void) => {
  const check = useEffectEvent(() => {
    if (distanceToBottom() <= distance) onNear()
  })
  useEffect(() => {
    const listen = () => check()
    window.addEventListener('scroll', listen, { passive: true })
    window.addEventListener('resize', listen)
    return () => {
      window.removeEventListener('scroll', listen)
      window.removeEventListener('resize', listen)
    }
  }, [])
  useEffect(() => check(), [revision])
}
