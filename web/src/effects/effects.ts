import { effectsAllowed, hasCursor, onConditions } from './conditions.ts'
import { resizeBlock } from './constants.ts'
import { startParallax } from './parallax.ts'
import { startCharmSound, startClickSound, startHoverSound } from './pointer-sounds.ts'
import { startReveal } from './reveal.ts'

/**
 * Turns layout transitions off while the window's width changes. A phone's browser bars change only
 * the height. Returns the stop function.
 */
export const startResizeBlock = () => {
  const { dataset } = document.documentElement
  let width = innerWidth
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    delete dataset.resizing
  }
  const block = () => {
    if (innerWidth === width) return
    width = innerWidth
    dataset.resizing = ''
    clearTimeout(timer)
    timer = setTimeout(release, resizeBlock)
  }
  addEventListener('resize', block)
  return () => {
    removeEventListener('resize', block)
    release()
  }
}

const always = () => true

/** Phones never load the code of the cursor. */
const startCursor = () => {
  let stop = () => {}
  let isOver = false
  import('./cursor/magical-cursor.ts').then(
    ({ startMagicalCursor }) => {
      if (!isOver) stop = startMagicalCursor()
    },
    (error) => console.warn('The magical cursor could not be loaded.', error),
  )
  return () => {
    isOver = true
    stop()
  }
}

/** `fits` is an extra condition; `start` returns the stop function. */
const effects = [
  { start: startCursor, fits: hasCursor },
  { start: startClickSound, fits: always },
  { start: startHoverSound, fits: always },
  { start: startCharmSound, fits: always },
  { start: startParallax, fits: always },
  { start: startReveal, fits: always },
  { start: startResizeBlock, fits: always },
]

/** Runs the effects while conditions allow. */
export const startEffects = () => {
  const running = new Map<(typeof effects)[number], () => void>()
  const update = () => {
    const allowed = effectsAllowed()
    for (const effect of effects) {
      const wanted = allowed && effect.fits()
      const stop = running.get(effect)
      if (wanted && !stop) running.set(effect, effect.start())
      if (wanted || !stop) continue
      running.delete(effect)
      stop()
    }
  }
  onConditions(update)
  update()
}
