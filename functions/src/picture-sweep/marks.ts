import { writeMark } from '../adapters/media-objects.ts'

/** Its date says since when nothing names a picture. */
export const markOf = (picture: string) => picture.replace(/^media\//, 'unnamed/')

export const markUnnamed = (picture: string) => writeMark(markOf(picture))
