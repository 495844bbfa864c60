import { Volume2, VolumeX } from 'lucide-react'

const states = {
  on: { Icon: Volume2, aside: 'ভেঁপু বাজছে', colour: 'text-taxi-400' },
  off: { Icon: VolumeX, aside: 'চুপ, ঠাকুমা ঘুমোচ্ছেন', colour: 'text-jaanla-300' },
}
const shown = { on: 'group-aria-[pressed=false]:hidden', off: 'group-aria-pressed:hidden' }

/** Remembered by `boot/sound-switch.ts`. Its label stays; its state says on or off. */
export const SoundSwitch = () => (
  <button
    type="button"
    data-sound-switch=""
    // As wide as its longer state, so that nothing moves.
    className="no-rickshaw-sound group noscript:hidden inline-flex min-h-11 min-w-[252px] items-center gap-2 underline decoration-jaanla-300 underline-offset-4 max-md:mb-1 md:-my-2.5"
    aria-pressed={true}
  >
    {(['on', 'off'] as const).map((state) => {
      const { Icon, aside, colour } = states[state]
      return (
        <span key={state} className={`inline-flex items-center gap-2 ${shown[state]}`}>
          <Icon />
          <span>
            Sound <span aria-hidden="true">{state}</span>
          </span>
          <span lang="bn" className={colour} aria-hidden="true">
            {aside}
          </span>
        </span>
      )
    })}
  </button>
)
