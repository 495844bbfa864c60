import type { Lead } from '@bong-bari/contract'
import { useEffect, useRef } from 'react'
import { ringBell } from '../../effects/bell.ts'
import { createStore } from '../../ui/create-store.ts'
import { deviceStorage } from '../../ui/storage.ts'

/** This device's switch; anything but `on` is off. */
const switchKey = 'lead-sound'
/** Time of the newest request that rang here, in any tab. */
const heardKey = 'lead-sound-heard'

const isOn = createStore(deviceStorage.get(switchKey) === 'on')

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === switchKey) isOn.set(newValue === 'on')
  })

export const useLeadSound = isOn.use

/** Switching on plays it. */
export const setLeadSound = (on: boolean) => {
  isOn.set(on)
  deviceStorage.set(switchKey, on ? 'on' : 'off')
  if (on) ringBell()
}

/** One tab rings, however many are open. */
const ringOnce = (at: string) => {
  const ring = () => {
    if ((deviceStorage.get(heardKey) ?? '') >= at) return
    deviceStorage.set(heardKey, at)
    ringBell()
  }
  // Where all cookies are blocked, locks are refused.
  if (navigator.locks) navigator.locks.request(heardKey, ring).catch(ring)
  else ring()
}

/** When the newest untouched request came; a restored one is not new. */
const newestOf = (leads: readonly Lead[]) =>
  leads.reduce(
    (newest, { createdAt, updatedAt }) =>
      updatedAt === null && createdAt > newest ? createdAt : newest,
    '',
  )

/** Rings for requests that come while the page is open. */
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
