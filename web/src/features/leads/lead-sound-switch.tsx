import { Bell, BellOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { setLeadSound, useLeadSound } from './lead-sound.ts'

export const LeadSoundSwitch = () => {
  const isOn = useLeadSound()
  const Icon = isOn ? Bell : BellOff
  return (
    <Button
      variant="secondary"
      iconOnly
      aria-label="Sound for new requests"
      title={isOn ? 'New requests ring on this device' : 'New requests are silent on this device'}
      aria-pressed={isOn}
      onClick={() => setLeadSound(!isOn)}
    >
      <Icon />
    </Button>
  )
}
