import { statusOfLost } from './ask-again.ts'
import { reloadByItself } from './reload.ts'

/**
 * Says that code of this page did not come, at the foot of the screen and over any window there. Only loading the
 * page anew helps everywhere: Chromium remembers that a module failed. Fields keep what was typed.
 */
const showLoadError = () => {
  if (document.querySelector('[data-load-error]')) return
  const bar = document.createElement('p')
  bar.dataset.loadError = ''
  bar.className =
    'fixed inset-x-0 bottom-0 z-72 border-kajol border-t-[2.5px] bg-taxi-100 px-3.5 py-2 text-center font-medium text-base text-taxi-800 leading-[1.5]'
  bar.setAttribute('role', 'alert')
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'min-h-10 px-1.5 font-semibold text-paar-700 underline underline-offset-3'
  again.textContent = 'Load it again'
  again.addEventListener('click', () => location.reload())
  const offline = navigator.onLine ? '' : 'You are offline. '
  bar.append(`${offline}Part of this page did not arrive. `, again)
  document.body.append(bar)
}

/** Says what is lost; a page of an older deployment, or one that was offline, comes anew by itself. */
const tell = async (error: unknown) => {
  showLoadError()
  if (!navigator.onLine) addEventListener('online', reloadByItself, { once: true })
  else if ((await statusOfLost(error)) === 404) reloadByItself()
}

/** Code of the page or a part of it. Where it does not come what stands there stays, and the bar says so. */
export const orLoadError = <Code>(code: Promise<Code>) =>
  code.catch((error) => {
    console.warn('A part of the page could not be loaded.', error)
    tell(error)
    return new Promise<never>(() => {})
  })
