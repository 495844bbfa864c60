import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

export const DialogBackdrop = ({ onClick }: { onClick?: () => void }) => (
  <div data-scrim className="fixed inset-0 z-70 bg-kajol/45" aria-hidden="true" onClick={onClick} />
)

/**
 * Covers the page while a dialog's code loads, so that no press reaches what is below. A click or
 * Escape closes it, as the code may never load.
 */
export const DialogLoading = ({ onClose }: { onClose: () => void }) => {
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
  return <DialogBackdrop onClick={onClose} />
}

export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="bare" iconOnly aria-label={label} onClick={onClick}>
    <X />
  </Button>
)
