import { X } from 'lucide-react'
import { Button } from './button.tsx'

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
