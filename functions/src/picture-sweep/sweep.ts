import { picturesIn } from '@bong-bari/table'
import {
  listObjects,
  removeObject,
  type StoredObject,
  writeMark,
} from '../adapters/media-objects.ts'
import { withUnreadable } from '../http/unreadable.ts'
import {
  forget,
  forgetRemoved,
  picturesInTexts,
  readLibrary,
  takeIn,
  tellUnused,
  withSmallOnes,
} from './library.ts'

const day = 24 * 60 * 60 * 1000

/** Milliseconds unused. */
const grace = 30 * day

type Step = 'keep' | 'unmark' | 'mark' | 'wait' | 'remove'

/** Storing again restarts it. */
const stepFor = (
  picture: StoredObject,
  mark: StoredObject | undefined,
  isNamed: boolean,
  now: Date,
): Step => {
  if (isNamed) return mark ? 'unmark' : 'keep'
  if (!mark || mark.writtenAt < picture.writtenAt) return 'mark'
  return now.getTime() - mark.writtenAt < grace ? 'wait' : 'remove'
}

/** Its date: unused since. */
const markOf = (picture: string) => picture.replace(/^media\//, 'unnamed/')

const markUnnamed = (picture: string) => writeMark(markOf(picture))

// Picture before mark, so an interrupted sweep leaves none unmarked.
const take: Record<Step, (picture: string) => Promise<unknown>> = {
  keep: async () => {},
  wait: async () => {},
  mark: markUnnamed,
  unmark: (picture) => removeObject(markOf(picture)),
  remove: async (picture) => {
    await removeObject(picture)
    await removeObject(markOf(picture))
    await forget(picture)
  },
}

type Counts = Partial<Record<Step, number>> & { takenIn: number }

/** `named`: shown now, or perhaps by an unreadable item. */
const readTexts = async () => {
  const { result, unreadable } = await withUnreadable(picturesInTexts)
  return { ...result, named: new Set([...result.named, ...picturesIn(unreadable)]) }
}

/** After 30 days unused, from the library too. Counts per step. */
export const sweepMedia = async (now: Date): Promise<Counts> => {
  // Before the bucket, so a new picture does not seem to lack its file.
  const library = await readLibrary()
  const pictures = await listObjects('media/')
  await forgetRemoved(pictures, library)
  const marks = new Map((await listObjects('unnamed/')).map((one) => [one.key, one]))
  // Last, so what is named during the listing stays.
  const texts = await readTexts()
  const named = withSmallOnes(texts.named, library)
  const steps: Partial<Record<Step, number>> = {}
  for (const picture of pictures) {
    const mark = marks.get(markOf(picture.key))
    const isNamed = named.has(picture.key)
    const step = stepFor(picture, mark, isNamed, now)
    if (step !== 'remove') {
      const since = step === 'mark' ? now.getTime() : mark?.writtenAt
      await tellUnused(picture.key, library, isNamed ? undefined : since)
    }
    await take[step](picture.key)
    steps[step] = (steps[step] ?? 0) + 1
  }
  return { ...steps, takenIn: await takeIn(pictures, library, texts.chosen) }
}
