import { catchLoadError, loadWithRetry } from './load-code.ts'
import { rememberPresses, repeatPress, stopRemembering } from './presses.ts'

/**
 * Leaves its keys to an input method: no other listener hears the Enter or Escape that ends a composition, so
 * that it sends nothing and closes nothing. Safari ends the composition before that key, which then has only
 * the code 229. Called before anything else listens.
 */
export const ignoreComposingKeys = () =>
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    },
    true,
  )

const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Starts the page's own handling of presses. Resolves to a function that finds the present element of a control that was rendered again. */
type Start = () => Promise<((control: Element) => Element | undefined) | undefined>

type Page = {
  load: (root: Element) => Promise<Start>
  /** Loads the page's code at once, instead of when the browser is idle or the visitor first touches the page. */
  isUrgent: boolean
}

const startPage = async ({ load }: Page) => {
  const root = document.getElementById('root')
  if (!root) return
  const start = await loadWithRetry(() => load(root))
  // From here on the page handles presses itself, so remembering them would count them twice.
  stopRemembering()
  repeatPress(root, await start())
}

/**
 * The only script before `load`: pages are readable without others. While the browser renders the page ahead of a visit, nothing more is
 * loaded, asked or counted.
 */
export const beginPage = (page: Page) => {
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    for (const gesture of gestures) removeEventListener(gesture, begin)
    catchLoadError(startPage(page))
  }
  const beginWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 })
    else setTimeout(begin, 200)
  }
  const beginInTime = () => {
    if (page.isUrgent) begin()
    else if (document.readyState === 'complete') beginWhenIdle()
    else addEventListener('load', beginWhenIdle, { once: true })
  }
  ignoreComposingKeys()
  rememberPresses()
  for (const gesture of gestures) addEventListener(gesture, begin, { passive: true })
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', beginInTime, { once: true })
  else beginInTime()
}
