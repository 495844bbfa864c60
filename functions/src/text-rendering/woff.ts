import { inflateSync } from 'node:zlib'

const headerBytes = 44
const woffEntryBytes = 20
const entryBytes = 16

type Table = { tag: Buffer; checksum: number; data: Buffer }

const tablesOf = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = headerBytes + index * woffEntryBytes
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((o) => woff.readUInt32BE(at + o))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: checksum ?? 0,
      data: packed === length ? bytes : inflateSync(bytes),
    }
  })

const padded = (length: number) => Math.ceil(length / 4) * 4

/** WOFF 1.0, whose tables are compressed one by one. */
export const trueTypeOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 font')
  const tables = tablesOf(woff)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const directory = Buffer.alloc(12 + tables.length * entryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((tables.length - power) * 16, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + index * entryBytes
    tag.copy(directory, at)
    for (const [place, value] of [checksum, offset, data.length].entries())
      directory.writeUInt32BE(value, at + 4 + place * 4)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}
