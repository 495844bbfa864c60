import { statusOfLost } from './ask-again.ts'
import { reloadByItself } from './reload.ts'

/**
 * The bar over everything when code failed to load. Only a reload helps: Chromium never retries a
 * failed module. Fields keep their text.
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

/** A page that is outdated or was offline reloads by itself. */
const tell = async (error: unknown) => {
  showLoadError()
  if (!navigator.onLine) addEventListener('online', reloadByItself, { once: true })
  else if ((await statusOfLost(error)) === 404) reloadByItself()
}

/** Code of the page. When it fails to load, what is shown stays and the bar appears. */
export const orLoadError = <Code>(code: Promise<Code>) =>
  code.catch((error) => {
    console.warn('A part of the page could not be loaded.', error)
    tell(error)
    return new Promise<never>(() => {})
  })
