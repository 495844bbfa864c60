import { askAgain } from '../ui/ask-again.ts'
import { orLoadError } from '../ui/load-error-bar.ts'

/**
 * The only script before `load`: the page is readable without any other. The application comes
 * when the browser is idle, or at the first sign that somebody wants to use it; login and back
 * office, which nobody opens to read, come at once. A button pressed before it is there is pressed
 * again for them once it is, unless it does something else by then.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** What a search shows is not what the HTML does: nobody should read on there until it comes. */
const isSearch = location.search.startsWith('?q=')
const isOffice = document.documentElement.dataset.entry === 'office'

let started = false
let pressAgain = () => {}

/** What a press on it does: switches turn round when what the visitor chose before is known. */
const actionOf = (button: Element) =>
  `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`

const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  const action = button && actionOf(button)
  pressAgain = () => {
    if (button && actionOf(button) === action) button.click()
  }
}

/** Presses the button of a form, as soon as it is one that sends. */
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

/** Enter in a form that no address takes sends it once the page answers. */
const rememberEnter = ({ key, target }: KeyboardEvent) => {
  const form = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null
  if (form && !form.hasAttribute('action')) pressAgain = () => send(form)
}

const startApplication = async () => {
  const root = document.getElementById('root')
  if (!root) return
  const { prepare } = await askAgain(() =>
    isOffice ? import('./office.tsx') : import('./visitor.tsx'),
  )
  const start = await prepare(root)
  // From its start on the page hears every press itself; remembered too, it would count twice.
  removeEventListener('click', remember, true)
  removeEventListener('keydown', rememberEnter, true)
  await start()
  pressAgain()
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

addEventListener('click', remember, true)
addEventListener('keydown', rememberEnter, true)
for (const sign of signs) addEventListener(sign, begin, { passive: true })
if (isOffice || isSearch) begin()
else if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle, { once: true })
