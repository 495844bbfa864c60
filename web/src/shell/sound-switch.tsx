import { Volume2, VolumeX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { onSoundSwitch, setSoundOn, soundIsOn } from '../effects/sound-switch.ts'

const states = {
  on: { Icon: Volume2, word: 'on', aside: 'ভেঁপু বাজছে' },
  off: { Icon: VolumeX, word: 'off', aside: 'চুপ, ঠাকুমা ঘুমোচ্ছেন' },
}

/** Remembered. Its label stays; its state says on or off. */
export const SoundSwitch = () => {
  const isOn = useSyncExternalStore(onSoundSwitch, soundIsOn, () => true)
  const { Icon, word, aside } = states[isOn ? 'on' : 'off']
  return (
    <button
      type="button"
      // As wide as its longer state, so that nothing moves.
      className="no-rickshaw-sound noscript:hidden inline-flex min-h-11 min-w-[252px] items-center gap-2 underline decoration-jaanla-300 underline-offset-4 max-md:mb-1 md:-my-2.5"
      aria-pressed={isOn}
      onClick={() => setSoundOn(!isOn)}
    >
      <Icon />
      <span>
        Sound <span aria-hidden="true">{word}</span>
      </span>
      <span lang="bn" className={isOn ? 'text-taxi-400' : 'text-jaanla-300'} aria-hidden="true">
        {aside}
      </span>
    </button>
  )
}
