import { useEffect, useRef, useState } from 'react'

type Picture = 'pending' | 'ready' | 'missing'

const pictureOf = (image: HTMLImageElement | null): Picture => {
  if (!image?.complete) return 'pending'
  return image.naturalWidth > 0 ? 'ready' : 'missing'
}

/** Follows the picture's state, also of one that loaded before hydration. */
const usePicture = () => {
  const picture = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<Picture>('pending')
  useEffect(() => {
    const image = picture.current
    // A missing one stays so: its stand-in does load.
    const update = () => setState((was) => (was === 'missing' ? was : pictureOf(image)))
    update()
    image?.addEventListener('load', update)
    image?.addEventListener('error', update)
    return () => {
      image?.removeEventListener('load', update)
      image?.removeEventListener('error', update)
    }
  }, [])
  return [picture, state] as const
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Between one window of a row and the next, in ms. */
const stagger = 120

/**
 * Open in the HTML, so that nothing is hidden without scripts. A window below the fold is shut unseen and
 * opens when 30% of it shows.
 */
const useInView = (order: number) => {
  const frame = useRef<HTMLElement>(null)
  const [isShut, setShut] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || wantsLessMotion() || isOnScreen(element)) return
    setShut(true)
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        timer = setTimeout(() => setShut(false), order * stagger)
      },
      { threshold: 0.3 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [order])
  return [frame, isShut] as const
}

/** `shut`: not seen yet. It does not glint as a loading one does: nobody would see what that costs. */
export const useShutters = (order: number) => {
  const [picture, pictureState] = usePicture()
  const [frame, isShut] = useInView(order)
  return {
    frame,
    picture,
    state: isShut ? 'shut' : 'open',
    isMissing: pictureState === 'missing',
  } as const
}
