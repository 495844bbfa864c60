import { type ComponentType, Suspense, useEffect } from 'react'
import { split } from '../split.tsx'
import { askAgain } from '../ui/ask-again.ts'
import { khataClass } from '../ui/khata.tsx'
import { orLoadError } from '../ui/load-error-bar.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { currentOf } from './replaced.ts'

const EmptyLedger = ({ onShown }: { onShown: () => void }) => {
  useEffect(onShown, [onShown])
  return (
    <div className={`${khataClass} grid min-h-144 content-start gap-5`} role="status">
      <span className="sr-only">Opening the ledger...</span>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-40" />
    </div>
  )
}

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
    const current = pressed && currentOf(pressed)
    if (current instanceof HTMLElement) current.click()
    pressed = null
  }
}

/** How far below the screen a form counts as near. */
const nearbyPx = 800

const elementOf = (selector: string) =>
  typeof document === 'undefined' ? null : document.querySelector(selector)

const isNear = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return element !== null && top < innerHeight + nearbyPx && bottom > -nearbyPx
}

/** Resolves when the element comes near the screen, or at once when there is none. */
const near = (selector: string) =>
  new Promise<void>((resolve) => {
    const element = elementOf(selector)
    if (!element) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${nearbyPx}px` },
    )
    observer.observe(element)
  })

/** A promise with the function that resolves it. */
const signal = () => {
  let resolve = () => {}
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve }
}

/**
 * A prerendered form whose code loads when `place` is nearly in view. `ready` has that code where the form is
 * there before its page is hydrated: it then becomes interactive with its page, before it is touched.
 */
export const lateForm = <Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
) => {
  const pressAgain = rememberPress(place)
  const missing = signal()
  const failed = signal()
  const form = split(async () => {
    await Promise.race([near(place), missing.promise])
    const code = askAgain(load)
    code.catch(failed.resolve)
    const Form = await orLoadError(code)
    return (props: Props) => {
      // By then the form is hydrated.
      useEffect(() => void setTimeout(pressAgain), [])
      return <Form {...props} />
    }
  })
  // Where React drew the page anew without the form, the element that `near` watches is gone.
  const Form = (props: Props) => (
    <Suspense fallback={<EmptyLedger onShown={missing.resolve} />}>
      <form.Component {...props} />
    </Suspense>
  )
  const ready = isNear(elementOf(place)) ? Promise.race([form.load(), failed.promise]) : undefined
  return { Form, ready }
}
