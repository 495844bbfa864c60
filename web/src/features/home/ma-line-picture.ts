import type { MaLine } from '@bong-bari/contract'
import { site } from '@bong-bari/site'

const side = 1_080
const edge = 110
const widest = side - 2 * edge
const display = '"Baloo Da 2", "Noto Sans Bengali", sans-serif'
const plain = '"Hind Siliguri", "Noto Sans Bengali", sans-serif'

class NoPicture extends Error {
  override name = 'NoPicture'
}

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()

const wrapped = (pen: CanvasRenderingContext2D, text: string) => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && pen.measureText(longer).width > widest) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The largest letters in which a text fits its part of the card. */
const fitting = (
  pen: CanvasRenderingContext2D,
  text: string,
  font: string,
  sizes: number[],
  room: number,
) => {
  for (const size of sizes) {
    pen.font = `${font.replace('SIZE', `${size}px`)}`
    const lines = wrapped(pen, text)
    const height = size * 1.5
    const isLast = size === sizes.at(-1)
    const fits = lines.every((line) => pen.measureText(line).width <= widest)
    if ((fits && lines.length * height <= room) || isLast) return { lines, height }
  }
  return { lines: [], height: 0 }
}

const write = (
  pen: CanvasRenderingContext2D,
  { lines, height }: ReturnType<typeof fitting>,
  top: number,
) => {
  lines.forEach((line, place) => {
    pen.fillText(line, side / 2, top + place * height, widest)
  })
  return top + lines.length * height
}

const draw = async ({ bn, latin }: MaLine) => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new NoPicture()
  // A missing font falls back to the device's.
  await Promise.allSettled([
    document.fonts.load(`800 80px ${display}`, bn || latin),
    document.fonts.load(`400 44px ${plain}`, latin || bn),
  ])
  pen.fillStyle = colour('paar-600')
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = colour('taxi-400')
  pen.fillRect(28, 28, side - 56, side - 56)
  pen.fillStyle = colour('chun-50')
  pen.fillRect(44, 44, side - 88, side - 88)
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  pen.fillStyle = colour('paar-700')
  pen.font = `800 46px ${display}`
  pen.fillText('মায়ের আজকের কথা', side / 2, 104, widest)
  pen.fillStyle = colour('kajol')
  const large = fitting(pen, bn || latin, `800 SIZE ${display}`, [92, 80, 68, 58, 48, 40], 480)
  const begin = 210 + Math.max(0, (480 - large.lines.length * large.height) / 2)
  const end = write(pen, large, begin)
  if (bn && latin) {
    pen.fillStyle = colour('paar-700')
    write(pen, fitting(pen, latin, `400 SIZE ${plain}`, [44, 38, 32, 27], 190), end + 24)
  }
  pen.fillStyle = colour('kajol')
  pen.font = `800 44px ${display}`
  pen.fillText(`${site.nameBengali} · ${site.name}`, side / 2, side - 138, widest)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new NoPicture()
  return blob
}

const save = (file: File) => {
  const link = document.createElement('a')
  const href = URL.createObjectURL(file)
  link.href = href
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** The system refuses files before it opens its share sheet. */
const takesNoFiles = (error: unknown) => error instanceof TypeError

const isClosed = (error: unknown) => error instanceof Error && error.name === 'AbortError'

export const givePicture = async (line: MaLine, way: 'send' | 'save', text: string) => {
  const file = new File([await draw(line)], `ma-${line.day}.png`, { type: 'image/png' })
  if (way === 'save') return save(file)
  try {
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      if (!takesNoFiles(error)) throw error
      return navigator.share({ text })
    })
  } catch (error) {
    // A closed share sheet is no failure.
    if (!isClosed(error)) throw error
  }
}
