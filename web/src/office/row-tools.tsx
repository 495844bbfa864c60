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

type SwitchToolProps = {
  name: string
  isOn: boolean
  isBusy: boolean
  onSwitch: (on: boolean) => void
}

export const SwitchTool = ({ name, isOn, isBusy, onSwitch }: SwitchToolProps) => {
  const word = isOn ? 'Turn off' : 'Turn on'
  return (
    <Button
      variant="secondary"
      aria-label={`${word} ${name}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || onSwitch(!isOn)}
    >
      <Power />
      {word}
    </Button>
  )
}
