import { askAgain } from '../ui/ask-again.ts'
import { orLoadError } from '../ui/load-error-bar.ts'
import { startAccount } from './account.ts'
import { startFreshVideos } from './fresh-videos.ts'
import { islands, loadAccount } from './islands.ts'
import { startLinkSound } from './link-sound.ts'
import { startMaLine } from './ma-line.ts'
import { startNews } from './news.ts'
import { startOfflineSign } from './offline-sign.ts'
import { startSectionStrip } from './section-strip.ts'
import { startShare } from './share.ts'
import { startSoundSwitch } from './sound-switch.ts'
import { startSpeculation } from './speculation.ts'
import { startIslands } from './start-islands.ts'
import { startShell } from './start-shell.ts'
import { startWindows } from './windows.ts'
import '../effects/first-gesture.ts'

const decorate = () =>
  import('../effects/effects.ts').then(
    ({ startEffects }) => startEffects(),
    (error) => console.warn('The effects could not be loaded.', error),
  )

/** Effects start last, when the browser is idle. */
const decorateWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(decorate, { timeout: 5_000 })
  else setTimeout(decorate, 1_000)
}

/** What the pages of visitors do without React; for what needs it there are islands. */
export const startVisit = async () => {
  startShell()
  startOfflineSign()
  startSoundSwitch()
  startLinkSound()
  startShare()
  startWindows()
  startNews()
  startFreshVideos()
  startSectionStrip()
  startMaLine()
  startIslands(islands)
  startAccount(() => void orLoadError(askAgain(loadAccount)))
  startSpeculation()
  decorateWhenIdle()
  return undefined
}
