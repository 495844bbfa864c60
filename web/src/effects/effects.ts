import { effectsAllowed, hasCursor, onConditions } from './conditions.ts'
import { startParallax } from './parallax.ts'
import { startCharmSound, startClickSound, startHoverSound } from './pointer-sounds.ts'
import { startResizeBlock } from './resize-block.ts'
import { startReveal } from './reveal.ts'

const always = () => true

/** Phones never load it. */
const startCursor = () => {
  let stop = () => {}
  let isOver = false
  import('./magical-cursor.ts').then(
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
