import { limits } from '@bong-bari/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'

// One picture at a time: threads and caches only take memory.
sharp.concurrency(1)
sharp.cache(false)
// No SVG, PDF or disk files.
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readers })

/** Upright, coded by us, without metadata. */
export type Picture = {
  contentType: string
  extension: string
  width: number
  height: number
  bytes: Buffer
}

/** Pixels, `area` over all frames: a phone still decodes it, and we recode it in time. */
const most = { side: 12_000, area: 50_000_000, frames: 1_000 }

const wrong = {
  size: 'The picture must be at most 5 MB',
  kind: 'The picture must be a png, jpeg or webp',
  still: 'A GIF must be one that moves; a still picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  pixels: 'The picture must be at most 12,000 pixels a side and 50 megapixels in all',
  frames: 'A moving picture must have at most 1,000 frames',
}

type Kind = {
  type: string
  begins: RegExp
  stored: Pick<Picture, 'contentType' | 'extension'>
  code: (image: Sharp, facts: Metadata, head: string) => Sharp
}

const isLarge = ({ width, height }: Metadata) => width * height > 5_000_000

const webp: Pick<Kind, 'stored' | 'code'> = {
  stored: { contentType: 'image/webp', extension: 'webp' },
  // The browser's quality. More effort takes 20 seconds at 50 megapixels.
  code: (image, facts, head) =>
    image.webp({
      quality: 82,
      lossless: /^.{12}(VP8L|VP8X.{14}VP8L)/s.test(head),
      effort: isLarge(facts) ? 2 : 4,
    }),
}

const kinds: Kind[] = [
  {
    type: 'image/png',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the beginning of every PNG
    begins: /^\x89PNG\r\n\x1a\n/,
    stored: { contentType: 'image/png', extension: 'png' },
    code: (image, { isPalette }) => image.png({ compressionLevel: 9, palette: isPalette }),
  },
  {
    type: 'image/jpeg',
    begins: /^\xff\xd8\xff/,
    stored: { contentType: 'image/jpeg', extension: 'jpg' },
    code: (image, { chromaSubsampling }) =>
      image.jpeg({
        quality: 85,
        chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
      }),
  },
  { type: 'image/webp', begins: /^RIFF.{4}WEBP/s, ...webp },
  { type: 'image/gif', begins: /^GIF8[79]a/, ...webp },
]

/** Counted before opening: the reader needs a minute for the 100,000 that fit 5 MB. */
const hasTooManyFrames = ({ type }: Kind, given: Buffer) =>
  type === 'image/webp' && given.toString('latin1').split('ANMF').length > most.frames + 1

/** From the header; nothing is decoded yet. */
const refusalOf = ({ type }: Kind, { width, height, pages = 1, pageHeight = height }: Metadata) => {
  if (type === 'image/gif' && pages === 1) return wrong.still
  if (pages > most.frames) return wrong.frames
  const isOver = Math.max(width, pageHeight) > most.side || width * height > most.area
  return isOver ? wrong.pixels : undefined
}

/** Sharp has no error kinds: any means undecodable. */
const unlessBroken = <T>(decoded: Promise<T>) => decoded.catch(() => undefined)

const recode = async (given: Buffer, kind: Kind, facts: Metadata, head: string) => {
  // Neither browsers nor sharp rotate animations.
  const autoOrient = (facts.pages ?? 1) === 1
  const image = sharp(given, { animated: true, autoOrient, limitInputPixels: most.area })
  const coded = await unlessBroken(
    kind.code(image, facts, head).toBuffer({ resolveWithObject: true }),
  )
  if (!coded) return wrong.broken
  const { width, height, pageHeight = height } = coded.info
  return { ...kind.stored, width, height: pageHeight, bytes: coded.data }
}

/**
 * Accepts a decodable png, jpeg, webp or animated GIF of the declared type: 5 MB, 12,000 pixels a side, 50 megapixels. Returns it recoded
 * (GIF as WebP), or a sentence.
 */
export const checkPicture = async (
  given: Buffer,
  declaredType: string,
): Promise<Picture | string> => {
  if (given.length > limits.imageBytes) return wrong.size
  const head = given.toString('latin1', 0, 64)
  const kind = kinds.find(({ begins }) => begins.test(head))
  if (!kind) return wrong.kind
  if (kind.type !== declaredType)
    return `The picture was sent as ${declaredType} but is ${kind.type}`
  if (hasTooManyFrames(kind, given)) return wrong.frames
  const facts = await unlessBroken(
    sharp(given, { animated: true, limitInputPixels: false }).metadata(),
  )
  if (!facts) return wrong.broken
  return refusalOf(kind, facts) ?? (await recode(given, kind, facts, head))
}
