import { useEffect, useRef, useState } from 'react'

/**
 * The thanks panel in place of a form: its height while shown, and its end, when the form takes over the
 * panel's focus.
 */
export const useThanks = () => {
  const form = useRef<HTMLFormElement>(null)
  const takesFocus = useRef(false)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    if (height !== undefined || !takesFocus.current) return
    takesFocus.current = false
    form.current?.focus({ preventScroll: true })
  }, [height])
  return {
    form,
    height,
    show: () => setHeight(form.current?.offsetHeight ?? 0),
    end: (hadFocus: boolean) => {
      takesFocus.current = hadFocus
      setHeight(undefined)
    },
  }
}
