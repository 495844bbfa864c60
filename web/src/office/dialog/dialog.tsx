import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { catchLoadError, loadWithRetry } from '../../begin/load-code.ts'
import { split } from '../../split.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogLoading } from './dialog-loading.tsx'
import type { DialogProps, SheetProps } from './dialog-window.tsx'

// The focus trap is as large as a tab's code, and most visits open no dialog.
const load = () => catchLoadError(loadWithRetry(() => import('./dialog-window.tsx')))
const dialogWindow = split(async () => (await load()).DialogWindow)
const sheetWindow = split(async () => (await load()).SheetWindow)

export const loadDialogs = () => Promise.all([dialogWindow.load(), sheetWindow.load()])

/**
 * Returns focus where Headless UI cannot: its code loaded after the press, or a list rendered a new
 * opener, which is then found by its id.
 */
const useReturnedFocus = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (opener?.isConnected && document.activeElement !== document.body) return
        const back = opener?.isConnected ? opener : document.getElementById(opener?.id ?? '')
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

/** Traps focus; Escape or a click outside closes it and returns focus. */
export const Dialog = (props: DialogProps) => {
  useReturnedFocus()
  return (
    <Suspense fallback={<DialogLoading onClose={props.onClose} />}>
      <dialogWindow.Component {...props} />
    </Suspense>
  )
}

/** A full-screen {@link Dialog} below the bars, with its own heading. */
export const Sheet = (props: SheetProps) => {
  useReturnedFocus()
  return (
    <Suspense fallback={<DialogLoading onClose={props.onClose} />}>
      <sheetWindow.Component {...props} />
    </Suspense>
  )
}

const stuck =
  'sticky bottom-[min(-1rem,(100*var(--dvh)-30rem)*8)] z-1 -mx-[22px] -mb-[22px] rounded-b-[12px] border-khata-200 border-t bg-white px-[22px] pt-3 pb-[22px] max-md:mb-0 max-md:pb-4'

type DialogActionsProps = {
  /** For a long form that can be saved from anywhere in it. */
  sticky?: boolean
  /** Adds "Cancel" as the last button. */
  onCancel?: () => void
  children: ReactNode
}

export const DialogActions = ({ sticky, onCancel, children }: DialogActionsProps) => (
  <div className={`flex flex-wrap gap-2 ${sticky ? stuck : ''}`}>
    {children}
    {onCancel && (
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    )}
  </div>
)

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  yes: string
  onYes: () => void
  onClose: () => void
}

export const ConfirmDialog = ({ title, children, yes, onYes, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="grid gap-3.5">
      {children}
      <DialogActions onCancel={onClose}>
        <Button variant="danger" onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </div>
  </Dialog>
)
