import { startPictures, startPostPicture } from './pictures.ts'
import { startPlayer } from './player.ts'
import { startShutters } from './shutters.ts'

let isStarted = false

/** What videos and pictures need, on public pages and where the office shows how these will look. */
export const startWindows = () => {
  if (isStarted) return
  isStarted = true
  startPlayer()
  startShutters()
  startPictures()
  startPostPicture()
}
