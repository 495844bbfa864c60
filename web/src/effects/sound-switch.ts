/** Storage key; anything but `off` means on. */
const key = 'sound'

const switched = new EventTarget()

// Fallback until the page closes when storage is blocked.
let chosen: 'on' | 'off' | undefined

const stored = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

const announce = () => switched.dispatchEvent(new Event('change'))

/** On by default. */
export const soundIsOn = () => (chosen ?? stored()) !== 'off'

export const setSoundOn = (on: boolean) => {
  chosen = on ? 'on' : 'off'
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // `chosen` still holds.
  }
  announce()
}

/** Calls back on changes in any tab; returns the unsubscribe. */
export const onSoundSwitch = (listener: () => void) => {
  switched.addEventListener('change', listener)
  return () => switched.removeEventListener('change', listener)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    chosen = undefined
    announce()
  })
