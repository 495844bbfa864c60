import '../effects/first-gesture.ts'
import { speculationRules } from '@bong-bari/edge'
import { startEffects } from '../effects/effects.ts'
import { onAuthChange, readSession } from '../session.ts'
import { askAgain, orLoadError } from '../ui/load-code.ts'
import { startFreshVideos } from './fresh-videos.ts'
import { islands, loadAccount, startIslands } from './islands.ts'
import { startMaLine } from './ma-line.ts'
import { startNews } from './news.ts'
import { startOfflineSign } from './offline-sign.ts'
import { startSectionStrip } from './section-strip.ts'
import { startShare } from './share.ts'
import { startLinkSound, startSoundSwitch } from './sounds.ts'
import { startShell } from './start-shell.ts'
import { startWindows } from './windows.ts'

/** Calls `load`, once, where somebody is logged in or becomes so: visitors never load the account menu. */
const startAccount = (load: () => void) => {
  let isLoaded = false
  const check = () => {
    if (isLoaded || !readSession().sessionId) return
    isLoaded = true
    load()
  }
  onAuthChange(check)
  check()
}

const savesData = () => {
  const connection = 'connection' in navigator && navigator.connection
  return Boolean(Object(connection).saveData)
}

/** Lets the browser render the page behind a link that somebody points at or presses; not for whoever saves data. */
const startSpeculation = () => {
  if (savesData() || !HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules
  document.head.append(rules)
}

/** Effects start last, when the browser is idle. */
const decorateWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(startEffects, { timeout: 5_000 })
  else setTimeout(startEffects, 1_000)
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
