import {
  listObjects,
  removeObject,
  type StoredObject,
  writeMark,
} from '../adapters/media-objects.ts'
import { namedPictures } from './named-pictures.ts'

/** How long a picture that nothing names is kept, in milliseconds. */
const grace = 30 * 24 * 60 * 60 * 1000

const markOf = (picture: string) => picture.replace(/^media\//, 'unnamed/')

type Step = 'keep' | 'unmark' | 'mark' | 'wait' | 'remove'

/** A mark says since when nothing names a picture; a picture stored again begins anew. */
const stepFor = (
  picture: StoredObject,
  markedAt: number | undefined,
  isNamed: boolean,
  now: Date,
): Step => {
  if (isNamed) return markedAt === undefined ? 'keep' : 'unmark'
  if (markedAt === undefined || markedAt < picture.writtenAt) return 'mark'
  return now.getTime() - markedAt < grace ? 'wait' : 'remove'
}

// The picture goes first: a sweep that breaks off between the two must not leave it unmarked.
const take: Record<Step, (picture: string) => Promise<unknown>> = {
  keep: async () => {},
  wait: async () => {},
  mark: (picture) => writeMark(markOf(picture)),
  unmark: (picture) => removeObject(markOf(picture)),
  remove: async (picture) => {
    await removeObject(picture)
    await removeObject(markOf(picture))
  },
}

/**
 * Removes the stored pictures that nothing has named for 30 days, as far as sweeps could see.
 * Answers how many pictures each step was taken for.
 */
export const sweepMedia = async (now: Date): Promise<Partial<Record<Step, number>>> => {
  const pictures = await listObjects('media/')
  const marks = new Map((await listObjects('unnamed/')).map((one) => [one.key, one.writtenAt]))
  // Read last: what is named while the bucket is listed is not to be lost.
  const named = await namedPictures()
  const counts: Partial<Record<Step, number>> = {}
  for (const picture of pictures) {
    const step = stepFor(picture, marks.get(markOf(picture.key)), named.has(picture.key), now)
    await take[step](picture.key)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}
