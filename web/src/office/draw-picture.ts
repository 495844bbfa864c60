export type Size = { width: number; height: number }

/** iPhones give an empty canvas beyond 16 million pixels. */
const mostPixels = 8_000_000

export const within = ({ width, height }: Size, longest: number): Size => {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}

/** Intermediate sizes, largest first: halving keeps the picture sharp. */
export const stepsTo = (from: Size, to: Size): Size[] => {
  const steps = [to]
  for (;;) {
    const [{ width, height } = to] = steps
    const before = { width: width * 2, height: height * 2 }
    if (before.width >= from.width || before.width * before.height > mostPixels) return steps
    steps.unshift(before)
  }
}

const drawn = (source: CanvasImageSource, { width, height }: Size, ground?: string) => {
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
const letGo = (canvas: HTMLCanvasElement) => {
  canvas.width = 0
  canvas.height = 0
}

export const scaled = (source: CanvasImageSource, from: Size, to: Size): HTMLCanvasElement => {
  const [first = to, ...rest] = stepsTo(from, to)
  return rest.reduce<HTMLCanvasElement>(
    (canvas, step) => {
      const next = drawn(canvas, step)
      letGo(canvas)
      return next
    },
    drawn(source, first),
  )
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP, or JPEG on white where the browser cannot encode WebP. */
export const coded = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const webp = await blobOf(canvas, 'image/webp', 0.82)
  // Browsers without WebP return a PNG, several times larger.
  if (webp?.type === 'image/webp') return webp
  const jpeg = await blobOf(drawn(canvas, canvas, '#fff'), 'image/jpeg', 0.85)
  if (!jpeg) throw new Error('The canvas gave no picture.')
  return jpeg
}
