import { deflateSync } from 'node:zlib'
import type { PDFContext } from 'pdf-lib'

type Pack = { number: number; objects: number[]; dictionary: string; bytes: Buffer }

/** A reader opens all to read one. */
const together = 500

const deflate = (bytes: Uint8Array) => Buffer.from(new Uint8Array(deflateSync(bytes)))

const streamOf = (number: number, entries: string, bytes: Buffer) => [
  Buffer.from(
    `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`,
  ),
  bytes,
  Buffer.from('\nendstream\nendobj\n'),
]

/** First and count. */
const rangesOf = (numbers: Iterable<number>) => {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[0] + last[1] === number) last[1]++
    else ranges.push([number, 1])
  }
  return ranges
}

/** Cross-reference entry, seven bytes. */
const placed = (type: number, where: number, index: number) => {
  const entry = Buffer.alloc(7)
  entry.writeUInt8(type)
  entry.writeUInt32BE(where, 1)
  entry.writeUInt16BE(index, 5)
  return entry
}

const numberIn = (bytes: Buffer, pattern: RegExp) => {
  const found = pattern.exec(bytes.toString('latin1'))?.[1]
  if (!found) throw new Error(`What was saved has no ${pattern.source}`)
  return Number(found)
}

/** A PDF incremental update, compressed on the fly: pdf-lib would hold everything. */
export const makeAppendix = (context: PDFContext) => {
  const packs: Pack[] = []
  let objects: number[] = []
  let bodies: Buffer[] = []

  /** Numbers pdf-lib skips; returns the first. */
  const reserve = (count = 1) => {
    const first = context.largestObjectNumber + 1
    context.largestObjectNumber += count
    return first
  }

  const pack = () => {
    if (objects.length === 0) return
    let offset = 0
    const head = objects.map((number, index) => {
      const entry = `${number} ${offset}`
      offset += bodies[index]?.length ?? 0
      return entry
    })
    const first = Buffer.from(`${head.join(' ')} `)
    const dictionary = `/Type/ObjStm/N ${objects.length}/First ${first.length}`
    const bytes = deflate(Buffer.concat([first, ...bodies]))
    packs.push({ number: reserve(), objects, dictionary, bytes })
    objects = []
    bodies = []
  }

  const add = (number: number, body: string) => {
    objects.push(number)
    bodies.push(Buffer.from(`${body}\n`))
    if (objects.length === together) pack()
  }

  /** Once every number is taken. */
  const behind = async (save: () => Promise<Uint8Array>) => {
    pack()
    const own = reserve()
    const file = Buffer.from(await save())
    const before = numberIn(file.subarray(-64), /startxref\s+(\d+)/)
    const size = numberIn(file.subarray(before, before + 1_000), /\/Size (\d+)/)
    const parts: Uint8Array[] = [file]
    const places = new Map<number, Buffer>()
    let end = file.length
    for (const { number, dictionary, bytes, objects } of packs) {
      places.set(number, placed(1, end, 0))
      for (const [index, object] of objects.entries()) places.set(object, placed(2, number, index))
      for (const part of streamOf(number, dictionary, bytes)) {
        parts.push(part)
        end += part.length
      }
    }
    places.set(own, placed(1, end, 0))
    const sorted = [...places].sort(([a], [b]) => a - b)
    const { Root, Info } = context.trailerInfo
    const index = rangesOf(sorted.map(([number]) => number)).flat()
    const entries = `/Type/XRef/Size ${size}/W[1 4 2]/Index[${index.join(' ')}]/Root ${Root}/Info ${Info}/Prev ${before}`
    const table = deflate(Buffer.concat(sorted.map(([, place]) => place)))
    return [...parts, ...streamOf(own, entries, table), Buffer.from(`startxref\n${end}\n%%EOF\n`)]
  }

  return { reserve, add, behind }
}
