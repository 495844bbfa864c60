import { askAgain } from '../ui/ask-again.ts'
import { ignoreComposingKeys } from '../ui/composing-keys.ts'
import { orLoadError } from '../ui/load-error-bar.ts'

/**
 * The only script before `load`: pages are readable without others. The app loads when the browser is idle or
 * at the first sign of use; login and office at once. A button pressed too early is pressed again after
 * hydration, unless its action has changed.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** A search shows other results than the HTML, so it loads at once. */
const isSearch = location.search.startsWith('?q=')
const isOffice = document.documentElement.dataset.entry === 'office'

let started = false
let pressAgain = (_currentOf: (button: Element) => Element | undefined) => {}

/** What a press does: switches flip once the stored choice is known. */
const actionOf = (button: Element) =>
  `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`

const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  const action = button && actionOf(button)
  pressAgain = (currentOf) => {
    const current = button && currentOf(button)
    if (current instanceof HTMLElement && actionOf(current) === action) current.click()
  }
}

/** Submits once the form is interactive. */
const send = (form: HTMLFormElement) => {
  const press = () => form.querySelector<HTMLButtonElement>('button[type=submit]')
  const watch = new MutationObserver(() => {
    const button = press()
    if (!button) return
    watch.disconnect()
    button.click()
  })
  const button = press()
  if (button) button.click()
  else watch.observe(form, { subtree: true, attributeFilter: ['type'] })
}

/** Enter in a form without an action submits it after hydration. */
const rememberEnter = ({ key, target }: KeyboardEvent) => {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (!target.form || target.form.hasAttribute('action')) return
  pressAgain = (currentOf) => {
    const current = currentOf(target)
    if (current instanceof HTMLInputElement && current.form) send(current.form)
  }
}

const startApplication = async () => {
  const root = document.getElementById('root')
  if (!root) return
  const { prepare } = await askAgain(() =>
    isOffice ? import('./office.tsx') : import('./visitor.tsx'),
  )
  const start = await prepare(root)
  // From here the page hears presses itself; remembered ones would count twice.
  removeEventListener('click', remember, true)
  removeEventListener('keydown', rememberEnter, true)
  pressAgain(await start())
}

const begin = () => {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, begin)
  orLoadError(startApplication())
}

const beginWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 })
  else setTimeout(begin, 200)
}

ignoreComposingKeys()
addEventListener('click', remember, true)
addEventListener('keydown', rememberEnter, true)
for (const sign of signs) addEventListener(sign, begin, { passive: true })
if (isOffice || isSearch) begin()
else if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle, { once: true })
