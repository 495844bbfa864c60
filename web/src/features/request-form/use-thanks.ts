import { useEffect, useRef, useState } from 'react'

/**
 * The panel of thanks in the place of a form: its height while it is shown, and the way back, on
 * which the form takes over the focus that the panel had.
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
