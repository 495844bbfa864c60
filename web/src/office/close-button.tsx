import { X } from 'lucide-react'
import { Button } from '../ui/button.tsx'

export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="bare" iconOnly aria-label={label} onClick={onClick}>
    <X />
  </Button>
)
