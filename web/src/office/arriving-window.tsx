import { useEffect, useRef } from 'react'
import { Scrim } from './scrim.tsx'

/**
 * Stands where a window is on its way. What is pressed meanwhile is meant for the window and reaches
 * nothing below; as its code may never come, a click or Escape leads back.
 */
export const ArrivingWindow = ({ onClose }: { onClose: () => void }) => {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') latest.current()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
  return <Scrim onClick={onClose} />
}
