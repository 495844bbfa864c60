import { clickSound } from './constants.ts'
import { playSound } from './sound.ts'
import { isQuiet } from './targets.ts'
import { every } from './throttle.ts'

export const startClickSound = () => {
  const isReady = every(clickSound.cooldown)
  const honk = ({ target }: Event) => {
    if (!isQuiet(target) && isReady()) playSound('rickshaw-pao', clickSound.volume)
  }
  document.addEventListener('click', honk, true)
  return () => document.removeEventListener('click', honk, true)
}
