import { useEffect } from 'react'

const behind = 'main, footer, aside, .ticker'

/** Makes the page behind the menu inert and unscrollable. */
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
