import { focusManager } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from '../api.ts'
import { loadDialogs } from '../office/dialog.tsx'
import { hydrate } from './hydrate.tsx'
import { OfficeApp } from './office-app.tsx'
import { officePageOf } from './office-routes.tsx'

// A window that comes to the front counts as focus too, not only a tab that becomes visible.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus()
  window.addEventListener('focus', listener)
  window.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('visibilitychange', listener)
  }
})

// Closing a lead steps back in history; the list must not jump to where it was then.
window.history.scrollRestoration = 'manual'

/** Whoever touches the page may want a dialog next, also without a connection by then. */
const loadDialogsOnce = () => void loadDialogs()
for (const touch of ['pointerdown', 'keydown'])
  window.addEventListener(touch, loadDialogsOnce, { once: true })

export const prepare = async (root: Element) => {
  await officePageOf(window.location.pathname).load()
  return () =>
    hydrate(
      root,
      // What somebody does next must know the address that they have just changed.
      <BrowserRouter useTransitions={false}>
        <OfficeApp client={queryClient} />
      </BrowserRouter>,
    )
}
