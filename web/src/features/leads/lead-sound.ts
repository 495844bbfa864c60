import type { Lead } from '@bong-bari/contract'
import { useEffect, useRef } from 'react'
import { ringBell } from '../../effects/bell.ts'
import { createStore } from '../../ui/create-store.ts'

/** Where this device keeps whether new requests are heard; anything but `on` means off. */
const switchKey = 'lead-sound'
/** When the newest request came that was heard here, in whichever tab. */
const heardKey = 'lead-sound-heard'

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const store = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds until the page closes.
  }
}

const isOn = createStore(typeof window !== 'undefined' && stored(switchKey) === 'on')

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === switchKey) isOn.set(newValue === 'on')
  })

export const useLeadSound = isOn.use

/** Whoever switches it on hears it at once. */
export const setLeadSound = (on: boolean) => {
  isOn.set(on)
  store(switchKey, on ? 'on' : 'off')
  if (on) ringBell()
}

/** One tab rings for a request, however many are open. */
const ringOnce = (at: string) => {
  const ring = () => {
    if (stored(heardKey) >= at) return
    store(heardKey, at)
    ringBell()
  }
  if (navigator.locks) void navigator.locks.request(heardKey, ring)
  else ring()
}

/** When the newest request came that nobody has touched; one that was restored is not new. */
const newestOf = (leads: readonly Lead[]) =>
  leads.reduce(
    (newest, { createdAt, updatedAt }) =>
      updatedAt === null && createdAt > newest ? createdAt : newest,
    '',
  )

/** Rings for requests that come while the page is open, never for what stood there before. */
export const useNewLeadSound = (leads: readonly Lead[] | undefined) => {
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!leads) return
    const newest = newestOf(leads)
    const isNew = seen.current !== undefined && newest > seen.current
    if (seen.current === undefined || isNew) seen.current = newest
    if (isNew && isOn.get()) ringOnce(newest)
  }, [leads])
}
