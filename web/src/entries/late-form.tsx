import { type ComponentType, Suspense, useEffect } from 'react'
import { split } from '../split.tsx'
import { askAgain } from '../ui/ask-again.ts'
import { khataClass } from '../ui/khata.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const EmptyLedger = () => (
  <div className={`${khataClass} grid min-h-144 content-start gap-5`} role="status">
    <span className="sr-only">Opening the ledger...</span>
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-40" />
  </div>
)

/**
 * Remembers buttons pressed in `place` before its code has loaded; returns a function that presses
 * the last again.
 */
const rememberPress = (place: string) => {
  if (typeof document === 'undefined') return () => {}
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element)
      pressed = target.closest<HTMLElement>(`${place} button`) ?? pressed
  }
  document.addEventListener('click', remember, true)
  return () => {
    document.removeEventListener('click', remember, true)
    pressed?.click()
    pressed = null
  }
}

const margin = '800px'

/** Resolves when the element comes near the screen, or at once when there is none. */
const near = (selector: string) =>
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

/** A prerendered form whose code loads when `place` is nearly in view. */
export const lateForm = <Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
) => {
  const pressAgain = rememberPress(place)
  const form = split(async () => {
    await near(place)
    const Form = await orLoadError(askAgain(load))
    return (props: Props) => {
      // By then the form is hydrated.
      useEffect(() => void setTimeout(pressAgain), [])
      return <Form {...props} />
    }
  })
  return (props: Props) => (
    <Suspense fallback={<EmptyLedger />}>
      <form.Component {...props} />
    </Suspense>
  )
}
