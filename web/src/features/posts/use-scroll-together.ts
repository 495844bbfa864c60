import { useEffect } from 'react'

const touches = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin']

const onTouch = (act: (touched: Event) => void, signal: AbortSignal) => {
  for (const name of touches)
    document.addEventListener(name, act, { signal, passive: true, capture: true })
}

/** Loaded with the first touch; until then each side scrolls alone. */
export const useScrollTogether = () =>
  useEffect(() => {
    const listening = new AbortController()
    const waiting = new AbortController()
    const begin = (touched: Event) => {
      waiting.abort()
      import('./scroll-together.ts').then(
        ({ scrollTogether }) =>
          listening.signal.aborted || scrollTogether(touched, onTouch, listening.signal),
        () => {},
      )
    }
    onTouch(begin, waiting.signal)
    return () => {
      waiting.abort()
      listening.abort()
    }
  }, [])
