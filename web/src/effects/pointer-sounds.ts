import { charmSound, clickSound, hoverSound, shellVolume } from './constants.ts'
import { loopSound, playSound } from './sound.ts'
import { isQuiet, isShell, pressable } from './targets.ts'
import { createThrottle } from './throttle.ts'

export const startClickSound = () => {
  const isReady = createThrottle(clickSound.cooldown)
  const honk = ({ target }: Event) => {
    if (!isQuiet(target) && isReady()) playSound('rickshaw-pao', clickSound.volume)
  }
  document.addEventListener('click', honk, true)
  return () => document.removeEventListener('click', honk, true)
}

export const startHoverSound = () => {
  const isReady = createThrottle(hoverSound.cooldown)
  let over: Element | null = null
  const sparkle = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const before = over
    over = pressable(target)
    if (!over || over === before || !isReady()) return
    playSound('glitter', isShell(over) ? shellVolume.hover : hoverSound.volume)
  }
  document.addEventListener('pointerover', sparkle)
  return () => document.removeEventListener('pointerover', sparkle)
}

const { fadeIn, fadeOut, threshold, throttle, stopAfter, volumeCap } = charmSound
const volume = Math.min(charmSound.volume, volumeCap)

export const startCharmSound = () => {
  const isReady = createThrottle(throttle)
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
