import type { CallerSession } from '@bong-bari/contract'
import { deviceStorage } from '../begin/storage.ts'
import { clearStoredValues } from './stored-values.ts'

/** Dispatched on `window` on login and logout in any tab. */
export const authStateChanged = 'auth-state-changed'

/** How this page's last session ended; `elsewhere` is another tab. */
export type SessionEnd = 'logout-home' | 'logout' | 'expired' | 'elsewhere'

const sessionKey = 'admin_session'
const csrfKey = 'csrf_token'
/** Written and removed at once: the storage event tells other tabs of a deliberate logout. */
const logoutSignal = 'logged_out'

const isBrowser = typeof window !== 'undefined'

// The session itself has no copy here: a page that slept through a logout must not remember it.
let csrfCopy: string | undefined
let end: SessionEnd | undefined

const announce = () => window.dispatchEvent(new Event(authStateChanged))

export const readSession = (): CallerSession => ({
  sessionId: deviceStorage.get(sessionKey),
  csrfToken: csrfCopy ?? deviceStorage.get(csrfKey),
})

const writeCsrfToken = (csrfToken: string | undefined) => {
  csrfCopy = csrfToken
  deviceStorage.set(csrfKey, csrfToken)
}

export const saveSession = (sessionId: string, csrfToken?: string) => {
  end = undefined
  writeCsrfToken(csrfToken)
  deviceStorage.set(sessionKey, sessionId)
  announce()
}

export const saveCsrfToken = (csrfToken: string) => writeCsrfToken(csrfToken)

/** Device tokens, kept after logout: they let a device log in when its shared IP address is blocked. */
const devicesKey = 'known_devices'
const maxDevices = 5

export const readDevices = (): string[] =>
  deviceStorage.get(devicesKey)?.split(' ').filter(Boolean) ?? []

/** Keeps the newest token per device (the id before the first dot). */
export const saveDevice = (token: string) => {
  const [id] = token.split('.')
  const others = readDevices().filter((one) => one.split('.')[0] !== id)
  deviceStorage.set(devicesKey, [token, ...others].slice(0, maxDevices).join(' '))
}

/**
 * Ends the session. Only a deliberate logout also drops drafts, in every tab, except those that
 * `stays` keeps here.
 */
export const clearSession = (reason: SessionEnd, stays?: (key: string) => boolean) => {
  end = reason
  deviceStorage.set(sessionKey, undefined)
  writeCsrfToken(undefined)
  if (reason === 'logout' || reason === 'logout-home') {
    clearStoredValues(stays)
    deviceStorage.set(logoutSignal, '1')
    deviceStorage.set(logoutSignal, undefined)
  }
  announce()
}

/** Ends the refused session, unless a newer one replaced it. */
export const expireSession = (refused: string) => {
  if (readSession().sessionId === refused) clearSession('expired')
}

export const readSessionEnd = () => end

const followOtherTab = ({ key, newValue }: StorageEvent) => {
  if (key === logoutSignal && newValue) {
    clearStoredValues()
    announce()
    return
  }
  if (key === csrfKey || key === null) csrfCopy = newValue ?? undefined
  if (key !== sessionKey && key !== null) return
  end = readSession().sessionId ? undefined : 'elsewhere'
  announce()
}

/** A page restored by Back missed what other pages did. */
const followPageRestore = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return
  csrfCopy = undefined
  end = readSession().sessionId ? undefined : 'elsewhere'
  announce()
}

if (isBrowser) {
  window.addEventListener('storage', followOtherTab)
  window.addEventListener('pageshow', followPageRestore)
}

/** Calls `listener` at each login and logout; returns what ends that. */
export const onAuthChange = (listener: () => void) => {
  window.addEventListener(authStateChanged, listener)
  return () => window.removeEventListener(authStateChanged, listener)
}
