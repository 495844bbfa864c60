import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A window over the page while it is rendered: focus is trapped in it, Escape or a click on the
 * scrim closes it, and focus then returns to where it was.
 */
export const Dialog = ({ title, wide, onClose, children }: DialogProps & { wide?: boolean }) => (
  <HeadlessDialog open onClose={onClose}>
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

/** Like {@link Dialog}, but it takes the whole screen below the bars and draws its own head, where focus begins. */
export const Sheet = ({
  title,
  focusFirst,
  onClose,
  children,
}: DialogProps & { focusFirst: RefObject<HTMLElement | null> }) => (
  <HeadlessDialog open onClose={onClose} aria-label={title} initialFocus={focusFirst}>
    <div className="scrim" aria-hidden="true" />
    <div className="sheet-place">
      <DialogPanel className="sheet">{children}</DialogPanel>
    </div>
  </HeadlessDialog>
)

export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    size="admin"
    variant="secondary"
    iconOnly
    className="bare"
    aria-label={label}
    onClick={onClick}
  >
    <X className="icon" aria-hidden="true" strokeWidth={2.2} />
  </Button>
)
