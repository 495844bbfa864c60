import { isMobile } from './conditions.ts'
import { parallax } from './constants.ts'
import { refreshRegularly } from './element-cache.ts'

type Drifter = {
  element: HTMLElement | SVGElement
  axis: 'x' | 'y'
  speed: number
  /** Scroll positions where the element enters and leaves, in px. */
  from: number
  to: number
}

const selector = '[data-parallax-x], [data-parallax-y]'

const isDrifting = (element: Element): element is Drifter['element'] =>
  element instanceof HTMLElement || element instanceof SVGElement

/** Current offset, to subtract from measured positions. */
const drifts = new WeakMap<Element, number>()

const drifterOf = (element: Drifter['element']): Drifter => {
  const { parallaxX, parallaxY } = element.dataset
  const speed = Number(parallaxX || parallaxY) || parallax.speed
  const { top, bottom } = element.getBoundingClientRect()
  const scrolled = scrollY - (drifts.get(element) ?? 0)
  return {
    element,
    axis: parallaxX === undefined ? 'y' : 'x',
    speed: isMobile() ? speed * parallax.mobileScale : speed,
    from: Math.max(0, top + scrolled - innerHeight),
    to: bottom + scrolled,
  }
}

const moveElement = ({ element, axis, speed, from, to }: Drifter) => {
  const shift = (Math.min(Math.max(scrollY, from), to) - from) * speed
  if (axis === 'y') drifts.set(element, shift)
  const length = `${shift.toFixed(1)}px`
  element.style.translate = axis === 'x' ? length : `0 ${length}`
}

const resetPosition = ({ element }: Drifter) => {
  drifts.delete(element)
  element.style.translate = ''
}

/**
 * Elements with `data-parallax-x` or `-y` drift by that share of the scroll (default half), without
 * moving layout. Returns the stop function.
 */
export const startParallax = () => {
  let drifters: Drifter[] = []
  let frame: number | undefined
  const move = () => {
    frame = undefined
    for (const drifter of drifters) moveElement(drifter)
  }
  const onScroll = () => {
    frame ??= requestAnimationFrame(move)
  }
  const refresh = () => {
    drifters = [...document.querySelectorAll(selector)].filter(isDrifting).map(drifterOf)
    onScroll()
  }
  const stopRefresh = refreshRegularly(refresh)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    stopRefresh()
    removeEventListener('scroll', onScroll)
    if (frame !== undefined) cancelAnimationFrame(frame)
    drifters.forEach(resetPosition)
  }
}
