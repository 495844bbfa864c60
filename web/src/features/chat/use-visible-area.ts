import { useEffect, useState } from 'react'
import type { Area } from './place.ts'

/** Less than the screen while a phone shows its keyboard. */
const visibleArea = (): Area => {
  const view = window.visualViewport
  // When zoomed in, the window keeps its place on the page.
  if (view && view.scale <= 1.01)
    return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height }
  const { clientWidth } = document.documentElement
  return { left: 0, top: 0, width: clientWidth, height: window.innerHeight }
}

const isSame = (one: Area, other: Area) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height

export const useVisibleArea = () => {
  const [area, setArea] = useState(visibleArea)
  useEffect(() => {
    const update = () =>
      setArea((old) => {
        const now = visibleArea()
        return isSame(old, now) ? old : now
      })
    const view = window.visualViewport
    const events = new AbortController()
    const { signal } = events
    addEventListener('resize', update, { signal })
    view?.addEventListener('resize', update, { signal })
    view?.addEventListener('scroll', update, { signal })
    return () => events.abort()
  }, [])
  return area
}
