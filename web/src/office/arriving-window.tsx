import { useEffect, useRef } from 'react'
import { Scrim } from './scrim.tsx'

/**
 * Covers the page while a dialog's code loads, so that no press reaches what is below. A click or
 * Escape closes it, as the code may never load.
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
