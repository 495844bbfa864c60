import '../effects/first-gesture.ts'
import { speculationRules } from '@bong-bari/edge/speculation-rules'
import { catchLoadError, loadWithRetry } from '../begin/load-code.ts'
import { submissionVolume } from '../effects/constants.ts'
import { startEffects } from '../effects/effects.ts'
import { onSoundSwitch, playSound, setSoundOn, soundIsOn } from '../effects/sound.ts'
import { onAuthChange, readSession } from '../plain/session.ts'
import { onPress } from './elements.ts'
import { startMaLine, startSectionStrip } from './home.ts'
import { islands, loadAccount, startIslands } from './islands.ts'
import { startShare } from './share.ts'
import { startOfflineSign, startShell } from './start-shell.ts'
import { startFreshVideos, startNews } from './videos.ts'
import { startWindows } from './windows.ts'

/** A knock at every link of a part that is marked so. */
export const startLinkSound = () =>
  onPress('[data-knock] a', () => playSound('whatsapp-send', submissionVolume.contact))

const selector = '[data-sound-switch]'

const showSwitches = () => {
  for (const button of document.querySelectorAll(selector))
    button.setAttribute('aria-pressed', String(soundIsOn()))
}

export const startSoundSwitch = () => {
  showSwitches()
  onSoundSwitch(showSwitches)
  onPress(selector, () => setSoundOn(!soundIsOn()))
}

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
  startAccount(() => void catchLoadError(loadWithRetry(loadAccount)))
  startSpeculation()
  decorateWhenIdle()
  return undefined
}
