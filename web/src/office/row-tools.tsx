import { Pencil, Power, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'

/** `name` is the row's, for screen readers. */
type Tool = { name: string; onClick: () => void }

export const EditTool = ({ name, onClick }: Tool) => (
  <Button variant="secondary" iconOnly aria-label={`Edit ${name}`} onClick={onClick}>
    <Pencil />
  </Button>
)

export const DeleteTool = ({ name, onClick }: Tool) => (
  <Button variant="danger" iconOnly aria-label={`Delete ${name}`} onClick={onClick}>
    <Trash2 />
  </Button>
)

export const TurnOnTool = ({ name, isBusy, onClick }: Tool & { isBusy: boolean }) => (
  <Button
    variant="secondary"
    aria-label={`Turn on ${name}`}
    aria-disabled={isBusy}
    onClick={() => isBusy || onClick()}
  >
    <Power />
    Turn on
  </Button>
)
