import { hoverSound, shellVolume } from './constants.ts'
import { playSound } from './sound.ts'
import { isShell, pressable } from './targets.ts'
import { every } from './throttle.ts'

export const startHoverSound = () => {
  const isReady = every(hoverSound.cooldown)
  let over: Element | null = null
  const sparkle = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const was = over
    over = pressable(target)
    if (!over || over === was || !isReady()) return
    playSound('glitter', isShell(over) ? shellVolume.hover : hoverSound.volume)
  }
  document.addEventListener('pointerover', sparkle)
  return () => document.removeEventListener('pointerover', sparkle)
}
