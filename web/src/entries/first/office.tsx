import { focusManager } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from '../../api.ts'
import { startShell } from '../../boot/start-shell.ts'
import { loadDialogs } from '../../office/dialog/dialog.tsx'
import { guardInputs } from '../../office/form/input-guards.ts'
import { hydrate } from '../hydrate.tsx'
import { OfficeApp } from './office-app.tsx'
import { officePageOf } from './office-routes.tsx'

startShell()
guardInputs()

// A window coming to the front counts as focus too, not only a tab becoming visible.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus()
  window.addEventListener('focus', listener)
  window.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('visibilitychange', listener)
  }
})

// Closing a lead goes back in history; the list must not jump.
window.history.scrollRestoration = 'manual'

/** Preloads dialogs on first touch: they may be needed offline later. */
const loadDialogsOnce = () => void loadDialogs()
for (const touch of ['pointerdown', 'keydown'])
  window.addEventListener(touch, loadDialogsOnce, { once: true })

export const prepare = async (root: Element) => {
  await officePageOf(window.location.pathname).load()
  return () =>
    hydrate(
      root,
      // Without transitions, so that the next action sees the new address.
      <BrowserRouter useTransitions={false}>
        <OfficeApp client={queryClient} />
      </BrowserRouter>,
    )
}
