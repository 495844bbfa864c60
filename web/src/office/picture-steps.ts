import { askAgain } from '../ui/ask-again.ts'
import { PictureProblem } from './picture-problem.ts'
import type { preparePicture as Prepare } from './prepare-picture.ts'
import type { sendPrepared as Send } from './send-picture.ts'

// Loaded with the first picture chosen.
const load = () =>
  askAgain(() => Promise.all([import('./prepare-picture.ts'), import('./send-picture.ts')])).catch(
    () => {
      throw new PictureProblem(
        'What makes pictures ready could not be loaded. Check your connection and choose the picture again.',
      )
    },
  )

export const preparePicture: typeof Prepare = async (...given) => {
  const [{ preparePicture }] = await load()
  return preparePicture(...given)
}

export const sendPrepared: typeof Send = async (...given) => {
  const [, { sendPrepared }] = await load()
  return sendPrepared(...given)
}
