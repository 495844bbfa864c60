import { deviceStorage } from '../begin/storage.ts'
import { onAuthChange, readSession } from '../plain/session.ts'
import { hadGesture } from './first-gesture.ts'
import { type SoundName, SoundNotFetched, startSound } from './speaker.ts'

/** The storage key of the choice; any value but `off` means on. */
const key = 'sound'

const switched = new EventTarget()

const announce = () => switched.dispatchEvent(new Event('change'))

/** Sound is on unless the visitor switched it off. */
export const soundIsOn = () => deviceStorage.get(key) !== 'off'

export const setSoundOn = (on: boolean) => {
  deviceStorage.set(key, on ? 'on' : 'off')
  announce()
}

/** Calls back on changes in any tab; returns the unsubscribe. */
export const onSoundSwitch = (listener: () => void) => {
  switched.addEventListener('change', listener)
  return () => switched.removeEventListener('change', listener)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) announce()
  })

export type { SoundName } from './speaker.ts'

/** How long a sound rises and falls, in seconds. */
type Fades = { fadeIn?: number; fadeOut?: number }

const isAudible = () => soundIsOn() && hadGesture() && !readSession().sessionId

const logFailure = (error: unknown) => {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return
  if (error instanceof SoundNotFetched) return
  console.warn('A sound could not be played.', error)
}

/**
 * Plays a sound once at a volume from 0 to 1. Silent before the first gesture, when switched off
 * and for admins. Errors are only logged.
 */
export const playSound = (name: SoundName, volume: number) => {
  if (!isAudible()) return
  startSound(name, { volume, isStillWanted: isAudible }).catch(logFailure)
}

const onSilenced = (listener: () => void) => {
  const check = () => isAudible() || listener()
  const unfollow = [onSoundSwitch(check), onAuthChange(check)]
  return () => {
    for (const stop of unfollow) stop()
  }
}

/**
 * Like {@link playSound}, repeated until the returned function is called, sound is switched off or
 * somebody logs in.
 */
export const loopSound = (name: SoundName, volume: number, fades: Fades = {}) => {
  if (!isAudible()) return () => {}
  const { fadeIn = 0, fadeOut = 0 } = fades
  let isOver = false
  const isStillWanted = () => !isOver && isAudible()
  const sound = startSound(name, { volume, loops: true, fadeIn, isStillWanted })
  sound.catch(logFailure)
  const stop = () => {
    if (isOver) return
    isOver = true
    unfollow()
    sound.then(
      (end) => end?.(fadeOut),
      () => {},
    )
  }
  const unfollow = onSilenced(stop)
  return stop
}
