import { announcePages, everyPage, renamePictures, type StoredPicture } from '@bong-bari/table'
import { checkPicture, typeOfKey } from '../adapters/check-picture.ts'
import { findPicture, readFile, storePicture } from '../adapters/media-bucket.ts'
import { changingPages } from '../page-changes/change-pages.ts'
import { markReplaced } from './marks.ts'
import { namedPictures } from './named-pictures.ts'

/** How many pictures are asked at once whether they are clean. */
const atOnce = 20

type Outcome = 'cleaned' | 'unreadable'

const isUnclean = async (key: string) => (await findPicture(key))?.isClean === false

const uncleanOf = async (keys: readonly string[]) => {
  const unclean: string[] = []
  for (let at = 0; at < keys.length; at += atOnce) {
    const some = keys.slice(at, at + atOnce)
    const found = await Promise.all(some.map(isUnclean))
    unclean.push(...some.filter((_, place) => found[place]))
  }
  return unclean
}

/** The mark comes before anything names the new picture: a sweep that breaks off here repeats it. */
const cleanOne = async (
  key: string,
  renamed: Map<string, StoredPicture>,
): Promise<Outcome | undefined> => {
  const file = await readFile(key)
  if (!file) return undefined
  const picture = checkPicture(file.bytes, typeOfKey(key))
  if (typeof picture === 'string') {
    console.warn(JSON.stringify({ level: 'warn', picture: key, message: picture }))
    return 'unreadable'
  }
  const { width, height } = picture
  const isSame = picture.bytes.equals(file.bytes)
  const to = await storePicture(picture, isSame ? key : undefined)
  if (!isSame) {
    await markReplaced(key, to)
    renamed.set(key, { key: to, width, height })
  }
  return 'cleaned'
}

/** Any page may show them. It may take longer than what is announced waits for: so it is said again. */
const renameEverywhere = async (renamed: Map<string, StoredPicture>, clock: () => Date) => {
  const count = await changingPages([everyPage], clock(), () => renamePictures(renamed))
  if (count) await announcePages([everyPage], clock())
  return count
}

/**
 * Cleans the named pictures of the time before pictures were cleaned when they came, for at most
 * `milliseconds`; the next sweep goes on. Those that had metadata get new addresses wherever they
 * are named. Answers how many were cleaned, could not be read, and how many fields were renamed.
 */
export const cleanStored = async (milliseconds: number, clock: () => Date) => {
  const until = performance.now() + milliseconds
  const renamed = new Map<string, StoredPicture>()
  const counts = { cleaned: 0, unreadable: 0 }
  for (const key of await uncleanOf([...(await namedPictures())])) {
    if (performance.now() >= until) break
    const outcome = await cleanOne(key, renamed)
    if (outcome) counts[outcome]++
  }
  return { ...counts, renamed: renamed.size ? await renameEverywhere(renamed, clock) : 0 }
}
