import { deviceStorage } from '../ui/storage.ts'

/** Storage key; anything but `off` means on. */
const key = 'sound'

const switched = new EventTarget()

const announce = () => switched.dispatchEvent(new Event('change'))

/** On by default. */
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
