/** How far below the screen counts as near. */
const margin = '800px'

/**
 * Resolves when the element of `selector` comes near the screen; at once when there is none, so
 * that nothing waits for what cannot be seen.
 */
export const near = (selector: string) =>
  new Promise<void>((resolve) => {
    const element = typeof document === 'undefined' ? null : document.querySelector(selector)
    if (!element) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
