import { useEffect } from 'react'

/** What stands behind the open menu: neither a finger nor the keyboard reaches it. */
const behind = 'main, footer, aside, .ticker'

/** Keeps the page where it is while `isStill`, and out of reach. */
export const useStillPage = (isStill: boolean) =>
  useEffect(() => {
    if (!isStill) return
    const root = document.documentElement
    const parts = [...document.querySelectorAll(behind)]
    root.classList.add('still')
    for (const part of parts) part.toggleAttribute('inert', true)
    return () => {
      root.classList.remove('still')
      for (const part of parts) part.removeAttribute('inert')
    }
  }, [isStill])
