import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  /** The question, such as `Delete this post?`. */
  title: string
  /** What happens after a yes. */
  children: ReactNode
  /** The word of the button that says yes. */
  yes: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ title, children, yes, onYes, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="dialog-form">
      {children}
      <div className="dialog-actions">
        <Button size="admin" variant="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button size="admin" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  </Dialog>
)
