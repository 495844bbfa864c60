import { submissionVolume } from '../effects/constants.ts'
import { onSoundSwitch, playSound, setSoundOn, soundIsOn } from '../effects/sound.ts'

/** A knock at every link of a part that is marked so. */
export const startLinkSound = () =>
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-knock] a'))
      playSound('whatsapp-send', submissionVolume.contact)
  })

const selector = '[data-sound-switch]'

const show = () => {
  for (const button of document.querySelectorAll(selector))
    button.setAttribute('aria-pressed', String(soundIsOn()))
}

export const startSoundSwitch = () => {
  show()
  onSoundSwitch(show)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(selector)) setSoundOn(!soundIsOn())
  })
}
