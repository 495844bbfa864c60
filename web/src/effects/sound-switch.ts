/** Where the visitor's choice is kept; anything but `off` means on. */
const key = 'sound'

const switched = new EventTarget()

// What the storage refuses to keep still holds until the page closes.
let chosen: 'on' | 'off' | undefined

const stored = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

const announce = () => switched.dispatchEvent(new Event('change'))

/** Whether the visitor wants to hear the site; yes, until switched off in the footer. */
export const soundIsOn = () => (chosen ?? stored()) !== 'off'

export const setSoundOn = (on: boolean) => {
  chosen = on ? 'on' : 'off'
  try {
    localStorage.setItem(key, chosen)
  } catch {
    // The copy in memory stands.
  }
  announce()
}

/** Calls back after every change of the switch, here or in another tab; gives what stops it. */
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
