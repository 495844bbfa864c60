import { useEffect } from 'react'

/** Says which of the two is about to be scrolled. */
export const touches = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin']

/** What scrolls text and preview together comes with the first touch; without it each scrolls alone. */
export const useScrollTogether = () =>
  useEffect(() => {
    const listening = new AbortController()
    const waiting = new AbortController()
    const begin = (touched: Event) => {
      waiting.abort()
      import('./scroll-together.ts').then(
        ({ scrollTogether }) =>
          listening.signal.aborted || scrollTogether(touched, listening.signal),
        () => {},
      )
    }
    for (const name of touches)
      document.addEventListener(name, begin, { signal: waiting.signal, passive: true })
    return () => {
      waiting.abort()
      listening.abort()
    }
  }, [])
