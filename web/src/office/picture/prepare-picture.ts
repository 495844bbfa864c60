import { type imageTypes, limits } from '@bong-bari/contract'
import { PictureProblem, tooLarge } from './picture-problem.ts'

type Size = { width: number; height: number }

/** iPhones give an empty canvas beyond 16 million pixels. */
const maxCanvasPixels = 8_000_000

export const fitWithin = ({ width, height }: Size, longest: number): Size => {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}

/** Intermediate sizes, largest first: halving keeps the picture sharp. */
export const listHalvings = (from: Size, to: Size): Size[] => {
  const steps = [to]
  for (;;) {
    const [{ width, height } = to] = steps
    const before = { width: width * 2, height: height * 2 }
    if (before.width >= from.width || before.width * before.height > maxCanvasPixels) return steps
    steps.unshift(before)
  }
}

const drawCanvas = (source: CanvasImageSource, { width, height }: Size, ground?: string) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas to draw on.')
  pen.imageSmoothingQuality = 'high'
  if (ground) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
  }
  pen.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Phones keep canvas memory until it is needed elsewhere. */
const releaseCanvas = (canvas: HTMLCanvasElement) => {
  canvas.width = 0
  canvas.height = 0
}

const scalePicture = (source: CanvasImageSource, from: Size, to: Size): HTMLCanvasElement => {
  const [first = to, ...rest] = listHalvings(from, to)
  return rest.reduce<HTMLCanvasElement>(
    (canvas, step) => {
      const next = drawCanvas(canvas, step)
      releaseCanvas(canvas)
      return next
    },
    drawCanvas(source, first),
  )
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP, or JPEG on white where the browser cannot encode WebP. */
const encodePicture = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const webp = await blobOf(canvas, 'image/webp', 0.82)
  // Browsers without WebP return a PNG, several times larger.
  if (webp?.type === 'image/webp') return webp
  const jpeg = await blobOf(drawCanvas(canvas, canvas, '#fff'), 'image/jpeg', 0.85)
  if (!jpeg) throw new Error('The canvas gave no picture.')
  return jpeg
}

type PictureType = (typeof imageTypes)[number]

const signatures: { type: PictureType | 'heic'; begins: RegExp }[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the beginning of every PNG
  { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { type: 'heic', begins: /^.{4}ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s },
]

const isTooLarge = (file: Blob) => file.size > limits.imageBytes

/** Old phones may hand over a file that can no longer be read. */
const readHead = async (file: File, length: number) => {
  try {
    return new Uint8Array(await file.slice(0, length).arrayBuffer())
  } catch {
    throw new PictureProblem(`“${file.name}” could not be read. Please choose it again.`)
  }
}

/** Detects the type from a file's first bytes, not its name; throws when it is no picture. */
const detectType = async (file: File): Promise<PictureType> => {
  const text = String.fromCharCode(...(await readHead(file, 12)))
  const type = signatures.find(({ begins }) => begins.test(text))?.type
  if (type === 'heic')
    throw new PictureProblem(
      `“${file.name}” is a HEIC picture from an iPhone, which most browsers cannot show. Open it in Photos, share it as a JPEG, or set Settings › Camera › Formats to “Most Compatible”, and choose it again.`,
    )
  if (type) return type
  throw new PictureProblem(
    `“${file.name}” is not a png, jpg, jpeg or webp picture, whatever its name says. Please choose another file.`,
  )
}

/** Drawing an animated WebP would freeze it. */
const isAnimated = async (file: File, type: PictureType) => {
  if (type !== 'image/webp') return false
  const head = await readHead(file, 21)
  return String.fromCharCode(...head.slice(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) === 2
}

/** The longest side of a picture and of its smaller copy. */
const maxSidePx = { large: 1_600, small: 640 }
/** Below this a smaller copy is not worth a second file. */
const minSideForSmallPx = 800

type Part = { blob: Blob; type: PictureType }

/** Upright and sized for screens, with a smaller copy. */
export type PreparedPicture = { large: Part; small: Part | undefined }

const typeOfBlob = ({ type }: Blob): PictureType =>
  type === 'image/webp' ? 'image/webp' : 'image/jpeg'

const toPart = (blob: Blob): Part => ({ blob, type: typeOfBlob(blob) })

/** An `img` applies the picture's orientation in every browser, and so does drawing it. */
const decodePicture = async (file: File) => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return image
  } catch {
    throw new PictureProblem(
      `“${file.name}” could not be opened: it is broken, or larger than this device can hold. Please choose another file.`,
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

const drawAll = async (file: File, type: PictureType): Promise<PreparedPicture> => {
  const image = await decodePicture(file)
  const from: Size = { width: image.naturalWidth, height: image.naturalHeight }
  const to = fitWithin(from, maxSidePx.large)
  const canvas = scalePicture(image, from, to)
  const large = await encodePicture(canvas)
  const isSmall = Math.max(to.width, to.height) < minSideForSmallPx
  const small = isSmall
    ? undefined
    : await encodePicture(scalePicture(canvas, to, fitWithin(to, maxSidePx.small)))
  // A file that fits and would only grow is sent as is: the server strips its metadata.
  const isKept = to.width === from.width && large.size >= file.size
  return { large: isKept ? { blob: file, type } : toPart(large), small: small && toPart(small) }
}

/**
 * Prepares a file for upload: at most 1,600 pixels a side, upright, without camera metadata. Throws
 * a {@link PictureProblem} for what is no picture or cannot be opened, and for files over 5 MB
 * unless `takesLarge`.
 */
export const preparePicture = async (
  file: File,
  { takesLarge = true } = {},
): Promise<PreparedPicture> => {
  if (!takesLarge && isTooLarge(file)) throw tooLarge()
  const type = await detectType(file)
  const prepared = (await isAnimated(file, type))
    ? { large: { blob: file, type }, small: undefined }
    : await drawAll(file, type)
  if (isTooLarge(prepared.large.blob)) throw tooLarge()
  return prepared
}
