import { Suspense, useEffect, useState } from 'react'
import { split } from '../split.tsx'
import type { DialogProps, SheetProps } from './dialog-window.tsx'
import { orLoadError } from './load-error-bar.ts'

// What traps focus weighs as much as a whole tab, and most visits open no dialog.
const load = () => orLoadError(import('./dialog-window.tsx'))
const dialogWindow = split(async () => (await load()).DialogWindow)
const sheetWindow = split(async () => (await load()).SheetWindow)

/** Loads the code of dialogs ahead of the first one. */
export const loadDialogs = () => Promise.all([dialogWindow.load(), sheetWindow.load()])

/** What stands while the code is on its way; it may never come, so a click leads back. */
const Scrim = ({ onClose }: { onClose: () => void }) => (
  <div className="scrim" aria-hidden="true" onClick={onClose} />
)

/** Gives the focus back where Headless UI cannot: its code came after the press that opened this. */
const useReturnedFocus = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

/**
 * A window over the page while it is rendered: focus is trapped in it, Escape or a click on the
 * scrim closes it, and focus then returns to where it was.
 */
export const Dialog = (props: DialogProps) => {
  useReturnedFocus()
  return (
    <Suspense fallback={<Scrim onClose={props.onClose} />}>
      <dialogWindow.Component {...props} />
    </Suspense>
  )
}

/** Like {@link Dialog}, but it takes the whole screen below the bars and draws its own head, where focus begins. */
export const Sheet = (props: SheetProps) => {
  useReturnedFocus()
  return (
    <Suspense fallback={<Scrim onClose={props.onClose} />}>
      <sheetWindow.Component {...props} />
    </Suspense>
  )
}
