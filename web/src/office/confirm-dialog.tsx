import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

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
    <div className="grid gap-3.5">
      {children}
      <DialogActions>
        <Button variant="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </div>
  </Dialog>
)
