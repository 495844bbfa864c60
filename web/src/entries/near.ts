const margin = '800px'

/** Resolves when the element comes near the screen, or at once when there is none. */
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
