const orientationTag = 0x0112
const short = 3

/** As the picture lies in its file. */
export const upright = 1

/** How a picture is to be turned, 1 to 8, by an Exif block without its name; 1 where it does not say. */
export const readOrientation = (tiff: Buffer): number => {
  const order = tiff.toString('latin1', 0, 4)
  if ((order !== 'II*\0' && order !== 'MM\0*') || tiff.length < 10) return upright
  const little = order === 'II*\0'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = first + 2 > tiff.length ? 0 : u16(first)
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return upright
    if (u16(at) === orientationTag) {
      const value = u16(at + 8)
      return u16(at + 2) === short && value >= 1 && value <= 8 ? value : upright
    }
  }
  return upright
}

/** An Exif block, without its name, that says nothing else. */
export const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\0\0\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1')
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
