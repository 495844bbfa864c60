import { onSoundSwitch, setSoundOn, soundIsOn } from '../effects/sound-switch.ts'

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
