import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { currentToast, dismissToast } from '../../ui/toast.tsx'
import { CloseButton, DialogBackdrop } from './dialog-loading.tsx'

/** Dismisses failures shown after toast `since`: their subject is gone. */
const dismissFailureSince = (since: number) => {
  const shown = currentToast()
  if (shown?.destructive && shown.id > since) dismissToast(shown.id)
}

/** While a dialog is open, toasts stay clear of its buttons; its failures close with it. */
export const useDialogToasts = () => {
  const [since] = useState(() => currentToast()?.id ?? 0)
  useEffect(() => {
    const { dataset } = document.documentElement
    const outer = dataset.dialog
    dataset.dialog = ''
    return () => {
      if (outer === undefined) delete dataset.dialog
      dismissFailureSince(since)
    }
  }, [since])
}

export type DialogProps = {
  title: ReactNode
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** Headless UI would keep focus on the dialog itself. */
const useAutofocus = () => {
  // Its portal may come a render later.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useEffect(() => panel?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [panel])
  return setPanel
}

// A dialog over another dims that one too.
const layerClass = 'relative isolate z-70'

const textClass = 'bg-white text-ui leading-[1.45]'

export const DialogWindow = ({ title, wide, onClose, children }: DialogProps) => {
  useDialogToasts()
  const setPanel = useAutofocus()
  return (
    <HeadlessDialog static open onClose={onClose} data-look="office" className={layerClass}>
      <DialogBackdrop />
      <div className="fixed inset-0 z-71 grid place-items-center overflow-y-auto p-4">
        <DialogPanel
          ref={setPanel}
          className={`${textClass} rounded-[14px] border-[2.5px] border-kajol shadow-pop ${wide ? 'w-[min(1120px,100%)]' : 'w-[min(480px,100%)]'}`}
        >
          <div className="flex items-center justify-between gap-2.5 pt-3.5 pr-3 pb-2 pl-[22px]">
            <DialogTitle className="text-h4 leading-[1.18]">{title}</DialogTitle>
            <CloseButton label="Close" onClick={onClose} />
          </div>
          <div className="px-[22px] pt-0.5 pb-[22px] [&_b]:wrap-anywhere">{children}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

export type SheetProps = {
  title: string
  focusFirst: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

export const SheetWindow = ({ title, focusFirst, onClose, children }: SheetProps) => (
  <HeadlessDialog
    static
    open
    onClose={onClose}
    aria-label={title}
    initialFocus={focusFirst}
    data-look="office"
    className={layerClass}
  >
    <DialogBackdrop />
    <div className="fixed inset-x-0 top-(--bars) bottom-0 z-71">
      <DialogPanel
        className={`${textClass} h-full overflow-auto overscroll-contain rounded-t-[14px] border border-khata-200`}
      >
        {children}
      </DialogPanel>
    </div>
  </HeadlessDialog>
)
