import { Suspense } from 'react'
import { split } from '../split.tsx'
import type { DialogProps, SheetProps } from './dialog-window.tsx'

// What traps focus weighs as much as a whole tab, and most visits open no dialog.
const dialogWindow = split(async () => (await import('./dialog-window.tsx')).DialogWindow)
const sheetWindow = split(async () => (await import('./dialog-window.tsx')).SheetWindow)

/** Loads the code of dialogs ahead of the first one. */
export const loadDialogs = () => Promise.all([dialogWindow.load(), sheetWindow.load()])

const scrim = <div className="scrim" aria-hidden="true" />

/**
 * A window over the page while it is rendered: focus is trapped in it, Escape or a click on the
 * scrim closes it, and focus then returns to where it was.
 */
export const Dialog = (props: DialogProps) => (
  <Suspense fallback={scrim}>
    <dialogWindow.Component {...props} />
  </Suspense>
)

/** Like {@link Dialog}, but it takes the whole screen below the bars and draws its own head, where focus begins. */
export const Sheet = (props: SheetProps) => (
  <Suspense fallback={scrim}>
    <sheetWindow.Component {...props} />
  </Suspense>
)
