import type { CallerSession } from '@bong-bari/contract'
import { forgetKept } from './ui/kept.ts'

/** Dispatched on `window` on login and logout in any tab. */
export const authStateChanged = 'auth-state-changed'

/** How this page's last session ended; `elsewhere` is another tab. */
export type SessionEnd = 'logout-home' | 'logout' | 'expired' | 'elsewhere'

const sessionKey = 'admin_session'
const csrfKey = 'csrf_token'
/** Written and removed at once: the storage event tells other tabs of a deliberate logout. */
const logoutSignal = 'logged_out'

const isBrowser = typeof window !== 'undefined'

// Fallback until the page closes when storage is blocked or full.
const memory = new Map<string, string>()
let end: SessionEnd | undefined

const read = (key: string) => {
  if (!isBrowser) return undefined
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

const write = (key: string, value: string | undefined) => {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    // Stored, it has no copy here: a page that slept through a logout must not remember it.
    if (key === sessionKey) memory.delete(key)
  } catch {
    // `memory` still holds it.
  }
}

const announce = () => window.dispatchEvent(new Event(authStateChanged))

export const readSession = (): CallerSession => ({
  sessionId: read(sessionKey),
  csrfToken: memory.get(csrfKey) ?? read(csrfKey),
})

export const saveSession = (sessionId: string, csrfToken?: string) => {
  end = undefined
  write(csrfKey, csrfToken)
  write(sessionKey, sessionId)
  announce()
}

export const saveCsrfToken = (csrfToken: string) => write(csrfKey, csrfToken)

/** Device tokens, kept after logout: they let a device log in when its shared IP address is blocked. */
const devicesKey = 'known_devices'
const mostDevices = 5

export const readDevices = (): string[] => read(devicesKey)?.split(' ').filter(Boolean) ?? []

/** Keeps the newest token per device (the id before the first dot). */
export const saveDevice = (token: string) => {
  const [id] = token.split('.')
  const others = readDevices().filter((one) => one.split('.')[0] !== id)
  write(devicesKey, [token, ...others].slice(0, mostDevices).join(' '))
}

/**
 * Ends the session. Only a deliberate logout also drops drafts, in every tab, except those that
 * `stays` keeps here.
 */
export const clearSession = (reason: SessionEnd, stays?: (key: string) => boolean) => {
  end = reason
  write(sessionKey, undefined)
  write(csrfKey, undefined)
  if (reason === 'logout' || reason === 'logout-home') {
    forgetKept(stays)
    write(logoutSignal, '1')
    write(logoutSignal, undefined)
  }
  announce()
}

/** Ends the refused session, unless a newer one replaced it. */
export const expireSession = (refused: string) => {
  if (readSession().sessionId === refused) clearSession('expired')
}

export const sessionEnd = () => end

const followOtherTab = ({ key, newValue }: StorageEvent) => {
  if (key === logoutSignal && newValue) {
    forgetKept()
    announce()
    return
  }
  if (key === csrfKey) {
    if (newValue === null) memory.delete(csrfKey)
    else memory.set(csrfKey, newValue)
  }
  if (key !== sessionKey && key !== null) return
  memory.delete(sessionKey)
  if (key === null) memory.delete(csrfKey)
  end = readSession().sessionId ? undefined : 'elsewhere'
  announce()
}

/** A page restored by Back missed what other pages did. */
const followAfterSleep = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return
  if (!memory.has(sessionKey)) memory.delete(csrfKey)
  end = readSession().sessionId ? undefined : 'elsewhere'
  announce()
}

if (isBrowser) {
  window.addEventListener('storage', followOtherTab)
  window.addEventListener('pageshow', followAfterSleep)
}

/** Returns the unsubscribe. */
export const onAuthChange = (listener: () => void) => {
  window.addEventListener(authStateChanged, listener)
  return () => window.removeEventListener(authStateChanged, listener)
}
