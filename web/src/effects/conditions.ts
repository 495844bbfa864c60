import { onAuthChange, readSession } from '../plain/session.ts'
import { mobileWidth } from './constants.ts'

const stillness = '(prefers-reduced-motion: reduce)'
const narrow = `(max-width: ${mobileWidth - 0.02}px)`

const mobileDevice = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|IEMobile/i

/** A phone or tablet by user agent, or a window below 768 px. */
export const isMobile = () => mobileDevice.test(navigator.userAgent) || innerWidth < mobileWidth

export const wantsLessMotion = () => matchMedia(stillness).matches

/** Off with reduced motion and for logged-in admins. */
export const effectsAllowed = () => !readSession().sessionId && !wantsLessMotion()

export const hasCursor = () => matchMedia('(any-pointer: fine)').matches && !isMobile()

/** Calls back when these answers may change; returns the unsubscribe. */
export const onConditions = (listener: () => void) => {
  const lists = [stillness, narrow, '(any-pointer: fine)'].map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  const unfollow = onAuthChange(listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
    unfollow()
  }
}
