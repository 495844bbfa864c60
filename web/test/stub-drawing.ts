import { vi } from 'vitest'

type Drawing = {
  /** The size of every picture that is opened. */
  width?: number
  height?: number
  /** A file that the browser cannot open. */
  broken?: boolean
  /** Bytes of what a canvas gives of itself, by the pixels that it has. */
  bytes?: (pixels: number) => number
  knowsWebp?: boolean
}

/** Stands in for what jsdom has not: opened pictures and canvases. Gives the sizes that were drawn. */
export const stubDrawing = ({
  width = 600,
  height = 400,
  broken = false,
  bytes = () => 1_000_000,
  knowsWebp = true,
}: Drawing = {}) => {
  const drawn: string[] = []
  const coded: string[] = []
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { configurable: true, value })
  define(HTMLImageElement.prototype, 'naturalWidth', width)
  define(HTMLImageElement.prototype, 'naturalHeight', height)
  define(HTMLImageElement.prototype, 'decode', async () => {
    if (broken) throw new DOMException('The source image cannot be decoded.', 'EncodingError')
  })
  const pen = {
    fillRect: vi.fn(),
    drawImage: (_: unknown, __: number, ___: number, w: number, h: number) =>
      drawn.push(`${w}x${h}`),
  }
  define(HTMLCanvasElement.prototype, 'getContext', () => pen)
  define(
    HTMLCanvasElement.prototype,
    'toBlob',
    function (this: HTMLCanvasElement, give: (blob: Blob) => void, asked: string) {
      const type = asked === 'image/webp' && !knowsWebp ? 'image/png' : asked
      coded.push(`${type} ${this.width}x${this.height}`)
      give(new Blob([new Uint8Array(bytes(this.width * this.height))], { type }))
    },
  )
  return { drawn, coded, pen }
}
