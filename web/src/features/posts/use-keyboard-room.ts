import { type RefObject, useEffect, useState } from 'react'

/** Below this share of its height, a window has a keyboard over it. */
const leftByKeyboard = 0.72

const narrow = '(max-width: 47.99rem), (max-height: 30rem) and (pointer: coarse)'

export type Room = { top: number; height: number }

/** Height in px above an on-screen keyboard, while the focus is within `frame`; undefined without one. */
export const useKeyboardRoom = (frame: RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    const view = window.visualViewport
    const node = frame.current
    if (!view || !node) return
    let whole = { width: 0, height: 0 }
    const look = () => {
      const width = Math.round(view.width * view.scale)
      const height = view.height * view.scale
      // A turned phone has another height.
      const known = width === whole.width ? whole.height : 0
      whole = { width, height: Math.max(known, height, window.innerHeight) }
      const isOpen =
        height < leftByKeyboard * whole.height &&
        node.contains(document.activeElement) &&
        window.matchMedia(narrow).matches
      const now = isOpen ? { top: view.offsetTop, height: view.height } : undefined
      setRoom((was) => (was?.top === now?.top && was?.height === now?.height ? was : now))
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['resize', 'scroll']) view.addEventListener(name, look, { signal })
    // The new focus is known only after the old one left.
    for (const name of ['focusin', 'focusout'])
      node.addEventListener(name, () => setTimeout(look), { signal })
    return () => listening.abort()
  }, [frame])
  return room
}
