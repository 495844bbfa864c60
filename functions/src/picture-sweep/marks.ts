import { writeMark } from '../adapters/media-objects.ts'

/** What says of a picture since when nothing names it. */
export const markOf = (picture: string) => picture.replace(/^media\//, 'unnamed/')

export const markUnnamed = (picture: string) => writeMark(markOf(picture))

/** Such a mark names the picture that took the place of the other; without one it is empty. */
export const markReplaced = (picture: string, by: string) => writeMark(markOf(picture), by)
