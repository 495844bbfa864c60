import { writeMark } from '../adapters/media-objects.ts'

/** What says of a picture since when nothing names it. */
export const markOf = (picture: string) => picture.replace(/^media\//, 'unnamed/')

export const markUnnamed = (picture: string) => writeMark(markOf(picture))
