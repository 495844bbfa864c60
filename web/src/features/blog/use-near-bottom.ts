import { useEffect, useEffectEvent } from 'react'

const distanceToBottom = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY

/**
 * Calls `onNear` within `distance` px of the page's bottom, and again after each change of `revision`: a tall
 * window may still be there after loading more.
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
