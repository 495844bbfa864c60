import { submissionVolume } from '../effects/constants.ts'
import { playSound } from '../effects/sound.ts'

/** A knock at every link of a part that is marked so. */
export const startLinkSound = () =>
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-knock] a'))
      playSound('whatsapp-send', submissionVolume.contact)
  })
