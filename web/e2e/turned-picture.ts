import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const turn = 6
const exif = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
  Buffer.from([0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
])

/**
 * A real JPEG of 2,400 by 1,600 pixels, red on the left and blue on the right, that a telephone held
 * upright: red then stands above blue. `mark` makes it another file.
 */
export const turnedPicture = async (mark: string) => {
  const bytes = await readFile(join(import.meta.dirname, 'red-and-blue.jpg'))
  const buffer = Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2), Buffer.from(mark)])
  return { name: `IMG ${mark}.jpg`, mimeType: 'image/jpeg', buffer }
}
