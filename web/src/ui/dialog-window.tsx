import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { ReactNode, RefObject } from 'react'
import { CloseButton } from './close-button.tsx'

export type DialogProps = {
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

export const DialogWindow = ({ title, wide, onClose, children }: DialogProps) => (
  <HeadlessDialog static open onClose={onClose}>
    <div className="scrim" aria-hidden="true" />
    <div className="dialog-place">
      <DialogPanel className={wide ? 'dialog wide' : 'dialog'}>
        <div className="dialog-head">
          <DialogTitle>{title}</DialogTitle>
          <CloseButton label="Close" onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
      </DialogPanel>
    </div>
  </HeadlessDialog>
)

export type SheetProps = {
  title: string
  focusFirst: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

export const SheetWindow = ({ title, focusFirst, onClose, children }: SheetProps) => (
  <HeadlessDialog static open onClose={onClose} aria-label={title} initialFocus={focusFirst}>
    <div className="scrim" aria-hidden="true" />
    <div className="sheet-place">
      <DialogPanel className="sheet">{children}</DialogPanel>
    </div>
  </HeadlessDialog>
)
