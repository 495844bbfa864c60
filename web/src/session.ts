import type { CallerSession } from '@bong-bari/contract'
import { forgetKept } from './ui/kept.ts'

/** Dispatched on `window` whenever somebody logs in or out, in this tab or in another. */
export const authStateChanged = 'auth-state-changed'

/** How the last session of this page ended; `elsewhere` means in another tab. */
export type SessionEnd = 'logout-home' | 'logout' | 'expired' | 'elsewhere'

const sessionKey = 'admin_session'
const csrfKey = 'csrf_token'
/** Written and removed at once: its storage event tells other tabs of a logout on purpose. */
const logoutSignal = 'logged_out'

const isBrowser = typeof window !== 'undefined'

// What the storage refuses to keep (private mode, quota) still works until the page closes.
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
    // Stored, the id has no copy here: a page that slept through a logout must not remember it.
    if (key === sessionKey) memory.delete(key)
  } catch {
    // The copy in memory stands.
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

/** What this browser keeps of logins beyond their end: each lets it in where strangers share its address. */
const devicesKey = 'known_devices'
const mostDevices = 5

export const readDevices = (): string[] => read(devicesKey)?.split(' ').filter(Boolean) ?? []

/** Keeps the newest token of each device; the id before the first dot is the same for the same device. */
export const saveDevice = (token: string) => {
  const [id] = token.split('.')
  const others = readDevices().filter((one) => one.split('.')[0] !== id)
  write(devicesKey, [token, ...others].slice(0, mostDevices).join(' '))
}

/** Forgets the session. Only a logout on purpose also drops the drafts of forms, in every tab; here without what `stays`. */
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

/** Forgets the session that was refused, unless a newer one has taken its place meanwhile. */
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

/** A page that Back wakes up has slept through what other pages did. */
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

/** Calls back after every auth change; gives the function that stops it. */
export const onAuthChange = (listener: () => void) => {
  window.addEventListener(authStateChanged, listener)
  return () => window.removeEventListener(authStateChanged, listener)
}
