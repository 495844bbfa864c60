import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

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
