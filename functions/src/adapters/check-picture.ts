import { limits } from '@bong-bari/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'

// A function decodes one picture at a time, so threads and caches would only take memory.
sharp.concurrency(1)
sharp.cache(false)
// libvips may read only these formats from memory: no SVG, PDF or files.
const allowedReaders = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map(
  (kind) => `VipsForeignLoad${kind}Buffer`,
)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: allowedReaders })

/** A picture that we encoded ourselves: upright and without metadata. */
export type Picture = {
  contentType: string
  extension: string
  width: number
  height: number
  bytes: Buffer
}

/** Limits in pixels, with `area` over all frames. A phone can decode such a picture, and we can encode it in time. */
const maxima = { side: 12_000, area: 50_000_000, frames: 1_000 }

const messages = {
  size: 'The picture must be at most 5 MB',
  kind: 'The picture must be a png, jpeg or webp',
  still: 'A GIF must be one that moves; a still picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  pixels: 'The picture must be at most 12,000 pixels a side and 50 megapixels in all',
  frames: 'A moving picture must have at most 1,000 frames',
}

type Kind = {
  type: string
  signature: RegExp
  stored: Pick<Picture, 'contentType' | 'extension'>
  code: (image: Sharp, facts: Metadata, head: string) => Sharp
}

const isLarge = ({ width, height }: Metadata) => width * height > 5_000_000

const webp: Pick<Kind, 'stored' | 'code'> = {
  stored: { contentType: 'image/webp', extension: 'webp' },
  // 82 is what browsers use. At 50 megapixels more effort takes 20 seconds.
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
    signature: /^\x89PNG\r\n\x1a\n/,
    stored: { contentType: 'image/png', extension: 'png' },
    code: (image, { isPalette }) => image.png({ compressionLevel: 9, palette: isPalette }),
  },
  {
    type: 'image/jpeg',
    signature: /^\xff\xd8\xff/,
    stored: { contentType: 'image/jpeg', extension: 'jpg' },
    code: (image, { chromaSubsampling }) =>
      image.jpeg({
        quality: 85,
        chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
      }),
  },
  { type: 'image/webp', signature: /^RIFF.{4}WEBP/s, ...webp },
  { type: 'image/gif', signature: /^GIF8[79]a/, ...webp },
]

/** Frames are counted before the file is opened, because libvips needs a minute for the 100,000 frames that fit into 5 MB. */
const hasTooManyFrames = ({ type }: Kind, bytes: Buffer) =>
  type === 'image/webp' && bytes.toString('latin1').split('ANMF').length > maxima.frames + 1

/** Judges a picture by its header, before anything is decoded. */
const findRefusal = (
  { type }: Kind,
  { width, height, pages = 1, pageHeight = height }: Metadata,
) => {
  if (type === 'image/gif' && pages === 1) return messages.still
  if (pages > maxima.frames) return messages.frames
  const isOver = Math.max(width, pageHeight) > maxima.side || width * height > maxima.area
  return isOver ? messages.pixels : undefined
}

/** sharp has no kinds of errors, so any error means that the picture is broken. */
const decodeOrUndefined = <T>(decoded: Promise<T>) => decoded.catch(() => undefined)

const encodeAgain = async (bytes: Buffer, kind: Kind, facts: Metadata, head: string) => {
  // Neither browsers nor sharp turn animations upright.
  const autoOrient = (facts.pages ?? 1) === 1
  const image = sharp(bytes, { animated: true, autoOrient, limitInputPixels: maxima.area })
  const coded = await decodeOrUndefined(
    kind.code(image, facts, head).toBuffer({ resolveWithObject: true }),
  )
  if (!coded) return messages.broken
  const { width, height, pageHeight = height } = coded.info
  return { ...kind.stored, width, height: pageHeight, bytes: coded.data }
}

/**
 * Accepts a png, jpeg, webp or animated GIF that can be decoded, is of the declared type and has at most 5 MB, 12,000 pixels a side and 50
 * megapixels. Returns the picture encoded again (GIF as WebP), or a sentence that says what is wrong.
 */
export const checkPicture = async (
  bytes: Buffer,
  declaredType: string,
): Promise<Picture | string> => {
  if (bytes.length > limits.imageBytes) return messages.size
  const head = bytes.toString('latin1', 0, 64)
  const kind = kinds.find(({ signature }) => signature.test(head))
  if (!kind) return messages.kind
  if (kind.type !== declaredType)
    return `The picture was sent as ${declaredType} but is ${kind.type}`
  if (hasTooManyFrames(kind, bytes)) return messages.frames
  const facts = await decodeOrUndefined(
    sharp(bytes, { animated: true, limitInputPixels: false }).metadata(),
  )
  if (!facts) return messages.broken
  return findRefusal(kind, facts) ?? (await encodeAgain(bytes, kind, facts, head))
}
