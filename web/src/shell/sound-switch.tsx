import { Volume2, VolumeX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onSoundSwitch, setSoundOn, soundIsOn } from '../effects/sound-switch.ts'

const states = {
  on: { Icon: Volume2, word: 'on', aside: 'ভেঁপু বাজছে' },
  off: { Icon: VolumeX, word: 'off', aside: 'চুপ, ঠাকুমা ঘুমোচ্ছেন' },
}

/** Whether the site may be heard; remembered. Its name stays, its state says on or off. */
export const SoundSwitch = () => {
  const isOn = useSyncExternalStore(onSoundSwitch, soundIsOn, () => true)
  const { Icon, word, aside } = states[isOn ? 'on' : 'off']
  return (
    <button
      type="button"
      className="sound-switch no-rickshaw-sound"
      aria-pressed={isOn}
      onClick={() => setSoundOn(!isOn)}
    >
      <Icon />
      <span>
        Sound <span aria-hidden="true">{word}</span>
      </span>
      <span lang="bn" aria-hidden="true">
        {aside}
      </span>
    </button>
  )
}
