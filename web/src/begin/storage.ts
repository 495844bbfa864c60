/**
 * The one place that touches the browser's storage. Where all cookies are blocked, reading the
 * property throws already; a full storage throws on writing. Values then last until the page closes.
 */
const createStorage = (name: 'localStorage' | 'sessionStorage') => {
  const memory = new Map<string, string>()
  const get = (key: string) => {
    try {
      return window[name].getItem(key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  }
  /** `undefined` removes the value. Returns whether it outlives the page. */
  const set = (key: string, value: string | undefined) => {
    memory.delete(key)
    try {
      if (value === undefined) window[name].removeItem(key)
      else window[name].setItem(key, value)
      return true
    } catch {
      if (value !== undefined) memory.set(key, value)
      return false
    }
  }
  const keys = () => {
    try {
      return [...memory.keys(), ...Object.keys(window[name])]
    } catch {
      return [...memory.keys()]
    }
  }
  // What another tab wrote is newer. Only the device's storage has such events.
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === null) memory.clear()
    else memory.delete(key)
  }
  if (name === 'localStorage' && typeof window !== 'undefined')
    window.addEventListener('storage', followOtherTab)
  return { get, set, keys }
}

/** Shared by all tabs; it stays after the browser closes. */
export const deviceStorage = createStorage('localStorage')

/** False where the browser blocks storage, so that a session ends with the page. */
export const isStorageLasting = () => {
  const isLasting = deviceStorage.set('storage-test', '')
  deviceStorage.set('storage-test', undefined)
  return isLasting
}

/** Of this tab alone; it ends with the tab. */
export const tabStorage = createStorage('sessionStorage')
