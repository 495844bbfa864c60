import { tabStorage } from './storage.ts'

const key = 'reloaded'

/** A page reloads by itself at most once in this time, so that a broken release cannot make it loop. */
const minReloadIntervalMs = 60_000

const readReloadTime = () => Number(tabStorage.get(key))

const storeReloadTime = () => tabStorage.set(key, String(Date.now()))

/** As if the address had been typed. */
export const reload = () => {
  storeReloadTime()
  location.reload()
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue

/**
 * At most once a minute, and never while a field holds typed text. Without storage the time of the
 * last reload is not known, so there is none: it could go on for ever.
 */
export const reloadByItself = () => {
  if (Date.now() - readReloadTime() < minReloadIntervalMs) return
  if ([...document.querySelectorAll(fields)].some(isTyped)) return
  if (storeReloadTime()) location.reload()
}

const retryDelayMs = 1_000

const wait = () => new Promise((resolve) => setTimeout(resolve, retryDelayMs))

/** Loads code, with one retry. Offline there is none. */
export const loadWithRetry = async <Code>(load: () => Promise<Code>) => {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await wait()
    return load()
  }
}

/** Adds a style sheet to the page. Rejects with its address if it does not arrive. */
export const loadStyles = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No styles from ${link.href}`))
    })
    document.head.append(link)
  })

/**
 * The server's status for the file that failed; `undefined` when nothing answers. Chromium never
 * retries a failed module, so only this tells whether a reload helps. Safari does not name the
 * file: then the page itself is asked.
 */
export const fetchStatusOfLostFile = async (error: unknown) => {
  const [file = location.href] = /https?:\S+\.(?:js|css)/.exec(String(error)) ?? []
  return fetch(file).then(
    ({ status }) => status,
    () => undefined,
  )
}

/**
 * The bar over everything when code failed to load. Only a reload helps: Chromium never retries a
 * failed module. Fields keep their text.
 */
const showLoadError = () => {
  if (document.querySelector('[data-load-error]')) return
  const bar = document.createElement('p')
  bar.dataset.loadError = ''
  bar.setAttribute('role', 'alert')
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Load it again'
  again.addEventListener('click', () => location.reload())
  const offline = navigator.onLine ? '' : 'You are offline. '
  bar.append(`${offline}Part of this page did not arrive. `, again)
  document.body.append(bar)
}

/** A page that is outdated or was offline reloads by itself. */
const recoverFromLoadError = async (error: unknown) => {
  showLoadError()
  if (!navigator.onLine) addEventListener('online', reloadByItself, { once: true })
  else if ((await fetchStatusOfLostFile(error)) === 404) reloadByItself()
}

/** Code of the page. When it fails to load, what is shown stays and the bar appears. */
export const catchLoadError = <Code>(code: Promise<Code>) =>
  code.catch((error) => {
    console.warn('A part of the page could not be loaded.', error)
    recoverFromLoadError(error)
    return new Promise<never>(() => {})
  })
