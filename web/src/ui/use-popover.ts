import { useEffect, useRef, useState } from 'react'

/** Closes on Escape (focus returns to the button) and on anything outside. */
export const usePopover = () => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('focusin', onPress)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('focusin', onPress)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return { isOpen, setOpen, box, button }
}
