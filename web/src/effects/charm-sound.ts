import { charmSound } from './constants.ts'
import { loopSound } from './sound.ts'
import { every } from './throttle.ts'

const { fadeIn, fadeOut, threshold, throttle, stopAfter, volumeCap } = charmSound
const volume = Math.min(charmSound.volume, volumeCap)

export const startCharmSound = () => {
  const isReady = every(throttle)
  let from: { x: number; y: number } | undefined
  let still: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined

  const rest = () => {
    clearTimeout(still)
    stop?.()
    stop = undefined
    from = undefined
  }

  const ring = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(still)
    still = setTimeout(rest, stopAfter)
    if (!isReady()) return
    from ??= { x, y }
    if (Math.hypot(x - from.x, y - from.y) < threshold) return
    from = { x, y }
    stop ??= loopSound('charm', volume, { fadeIn, fadeOut })
  }

  document.addEventListener('pointermove', ring, { passive: true })
  return () => {
    document.removeEventListener('pointermove', ring)
    rest()
  }
}
