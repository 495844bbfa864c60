import { type RefObject, useEffect, useState } from 'react'

/** A window that lost more than this share of its height has a keyboard over it. */
const leftByKeyboard = 0.72

const narrow = '(max-width: 47.99rem), (max-height: 30rem) and (pointer: coarse)'

export type Room = { top: number; height: number }

/** What an on-screen keyboard leaves of the window, in px, while the focus is within `frame`; undefined without one. */
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
      // A phone that is turned has another height.
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
    // Where the focus goes is known after it has left.
    for (const name of ['focusin', 'focusout'])
      node.addEventListener(name, () => setTimeout(look), { signal })
    return () => listening.abort()
  }, [frame])
  return room
}
