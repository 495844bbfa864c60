import { isBengali } from '@bong-bari/text'
import { PDFDocument, PDFName, type PDFPage, type PDFRef, PDFString } from 'pdf-lib'
import { loadDisplayFaces, loadFaces } from '../text-rendering/faces.ts'
import { streamOf } from '../text-rendering/pdf-font.ts'
import { artifact, makeTags, pagination, type TextKind } from '../text-rendering/pdf-tags.ts'
import { makeTypesetter } from '../text-rendering/pdf-text.ts'
import { makeShaper } from '../text-rendering/shape.ts'
import { type Line, wrap } from '../text-rendering/wrap.ts'

/** Points: A4 portrait. */
export const sheet = { width: 595.28, height: 841.89, margin: 40 }
export const inner = sheet.width - 2 * sheet.margin
/** Above the footer. */
const bottom = 52

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')

/** As `tokens.css` names them. */
export const ink = {
  kajol: rgb('#2a1611'),
  kajolSoft: rgb('#5a433a'),
  chun50: rgb('#fffbf3'),
  chun300: rgb('#dfc79c'),
  jaanla100: rgb('#dceee5'),
  jaanla600: rgb('#157059'),
  jaanla700: rgb('#0e5645'),
  paar600: rgb('#b01e23'),
  paar700: rgb('#8c1418'),
  taxi100: rgb('#fff0c4'),
  taxi400: rgb('#ffc42b'),
  white: rgb('#ffffff'),
}

export type Piece = {
  text: string
  size: number
  /** Default: paragraph. */
  kind?: TextKind
  isDisplay?: boolean
  colour?: string
  /** Above. */
  gap?: number
  href?: string
  isTicked?: boolean
}

export type Laid = Piece & { lines: Line[]; leading: number; width: number }
export type Box = { x: number; top: number; width: number; height: number }

/** Bengali has signs above and below. */
const leadingOf = ({ size, isDisplay }: Piece) => size * (isDisplay ? 1.3 : 1.45)
const tickRoom = ({ size, isTicked }: Piece) => (isTicked ? size * 1.5 : 0)

const n = (value: number) => value.toFixed(2)

/** Rounded. */
const around = ({ x, top, width, height }: Box, radius: number) => {
  const [right, low, k] = [x + width, top - height, radius * 0.45]
  const curve = (...at: number[]) => `${at.map(n).join(' ')} c\n`
  return [
    `${n(x + radius)} ${n(top)} m ${n(right - radius)} ${n(top)} l\n`,
    curve(right - k, top, right, top - k, right, top - radius),
    `${n(right)} ${n(low + radius)} l\n`,
    curve(right, low + k, right - k, low, right - radius, low),
    `${n(x + radius)} ${n(low)} l\n`,
    curve(x + k, low, x, low + k, x, low + radius),
    `${n(x)} ${n(top - radius)} l\n`,
    curve(x, top - k, x + k, top, x + radius, top),
    'h\n',
  ].join('')
}

const tick = (x: number, baseline: number, size: number) =>
  artifact(
    `${ink.jaanla700} RG 1.4 w 1 J 1 j ${n(x)} ${n(baseline + size * 0.28)} m ${n(x + size * 0.3)} ${n(baseline)} l ${n(x + size * 0.85)} ${n(baseline + size * 0.62)} l S\n`,
  )

/** ASCII, safe in a PDF string. */
const uri = (href: string) =>
  new URL(href).href.replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

type Title = { title: string; author: string }

/** Tagged in drawing order; same content, same bytes. */
export const makePaper = async ({ title, author }: Title) => {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setCreator(author)
  document.setProducer(author)
  document.setLanguage('en')
  const { context } = document
  const [textFaces, displayFaces] = await Promise.all([loadFaces(), loadDisplayFaces()])
  const typesetter = makeTypesetter(context, [...textFaces, ...displayFaces])
  const shapeDisplay = makeShaper([...displayFaces, ...textFaces])
  const tags = makeTags(document)
  const sheets: { page: PDFPage; parts: string[] }[] = []
  const pictures = new Map<string, PDFRef>()
  let y = 0

  const put = (content: string) => {
    sheets.at(-1)?.parts.push(content)
  }

  const open = () => {
    const page = document.addPage([sheet.width, sheet.height])
    // Links in reading order.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    sheets.push({ page, parts: [] })
    tags.openPage(page)
    y = sheet.height - sheet.margin
  }

  const lay = (pieces: readonly Piece[], width: number): Laid[] =>
    pieces.map((piece) => {
      const room = width - tickRoom(piece)
      const shape = piece.isDisplay ? shapeDisplay : typesetter.shape
      const lines = wrap(piece.text, (room * 1000) / piece.size, shape)
      return { ...piece, lines, leading: leadingOf(piece), width }
    })

  const heightOf = (laid: readonly Laid[]) =>
    laid.reduce((sum, { gap = 0, lines, leading }) => sum + gap + lines.length * leading, 0)

  const widthOf = ({ text, size, isDisplay }: Piece) =>
    ((isDisplay ? shapeDisplay : typesetter.shape)(text).width * size) / 1000

  const link = ({ x, top, width, height }: Box, href: string) => {
    if (!URL.canParse(href)) return
    const action = { Type: 'Action', S: 'URI', URI: PDFString.of(uri(href)) }
    const Rect = [x, top - height, x + width, top]
    const about = { Type: 'Annot', Subtype: 'Link', Rect, Border: [0, 0, 0], F: 4, A: action }
    sheets.at(-1)?.page.node.addAnnot(context.register(context.obj(about)))
  }

  /** Returns the end. */
  const drawLines = (piece: Laid, lines: readonly Line[], x: number, top: number) => {
    const { size, leading, colour = ink.kajol, kind = 'P', href, isTicked, text } = piece
    const at = x + tickRoom(piece)
    const baseline = top - (leading - size) / 2 - size * 0.8
    if (isTicked && lines === piece.lines) put(tick(x, baseline, size))
    const mark = tags.text(kind, isBengali(text) ? '/Lang(bn)' : undefined)
    put(`${colour} rg\n${typesetter.draw(lines, { x: at, y: baseline, size, leading }, mark)}`)
    const height = lines.length * leading
    if (href) link({ x, top, width: piece.width, height }, href)
    return top - height
  }

  /** Returns the end. */
  const draw = (laid: readonly Laid[], x: number, top: number) =>
    laid.reduce((at, one) => drawLines(one, one.lines, x, at - (one.gap ?? 0)), top)

  const room = () => y - bottom
  /** Of a fresh sheet. */
  const most = sheet.height - sheet.margin - bottom
  const need = (height: number) => {
    if (height > room()) open()
  }

  /** Over as many sheets as needed. */
  const flow = (pieces: readonly Piece[]) => {
    for (const piece of lay(pieces, inner)) {
      let rest = piece.lines
      y -= piece.gap ?? 0
      need(piece.leading * Math.min(rest.length, 2))
      while (rest.length) {
        const fits = Math.max(1, Math.floor(room() / piece.leading))
        const some = rest.length <= fits ? rest : rest.slice(0, fits)
        y = drawLines(piece, some, sheet.margin, y)
        rest = rest.slice(some.length)
        if (rest.length) open()
      }
    }
  }

  const fill = (
    box: Box,
    colour: string,
    radius = 0,
    line?: { width: number; colour?: string },
  ) => {
    const paint = line ? 'B' : 'f'
    const stroke = line ? `${line.colour ?? ink.kajol} RG ${line.width} w ` : ''
    put(artifact(`${stroke}${colour} rg ${around(box, radius)}${paint}\n`))
  }

  /** JPEG, unchanged. */
  const picture = async (jpeg: Uint8Array, box: Box, radius: number) => {
    const image = await document.embedJpg(jpeg)
    const name = [...pictures].find(([, ref]) => ref === image.ref)?.[0] ?? `I${pictures.size}`
    pictures.set(name, image.ref)
    const { x, top, width, height } = box
    const placed = `${n(width)} 0 0 ${n(height)} ${n(x)} ${n(top - height)} cm /${name} Do`
    put(
      artifact(
        `q ${around(box, radius)}W n ${placed} Q\n${ink.kajol} RG 1.2 w ${around(box, radius)}S\n`,
      ),
    )
  }

  /** For a missing picture; not read out. */
  const ornament = ({ lines, size, leading, colour = ink.kajol }: Laid, x: number, top: number) => {
    const baseline = top - (leading - size) / 2 - size * 0.8
    const letter = typesetter.draw(lines, { x, y: baseline, size, leading })
    put(artifact(`${colour} rg\n${letter}`))
  }

  const playSign = (box: Box) => {
    fill(box, ink.paar600, 8, { width: 1.2 })
    const { x, top, width, height } = box
    const [left, right] = [x + width * 0.38, x + width * 0.7]
    const corners = [top - height * 0.28, top - height * 0.72]
    const way = `${n(left)} ${n(corners[0] ?? top)} m ${n(left)} ${n(corners[1] ?? top)} l ${n(right)} ${n(top - height / 2)} l h f`
    put(artifact(`${ink.white} rg ${way}\n`))
  }

  const finish = async (lineOf: (page: number, of: number) => string): Promise<Uint8Array> => {
    const resources = context.obj({})
    for (const [index, { page, parts }] of sheets.entries()) {
      const line = lineOf(index + 1, sheets.length)
      const place = { x: sheet.margin, y: 28, size: 8, leading: 8 }
      const words = typesetter.draw(wrap(line, Number.POSITIVE_INFINITY, typesetter.shape), place)
      parts.push(artifact(`${ink.kajolSoft} rg\n${words}`, pagination.footer))
      const content = context.register(streamOf(context, Buffer.from(parts.join(''))))
      page.node.set(PDFName.of('Contents'), content)
      page.node.set(PDFName.of('Resources'), resources)
    }
    await typesetter.embed()
    resources.set(PDFName.of('Font'), context.obj(typesetter.resources()))
    resources.set(PDFName.of('XObject'), context.obj(Object.fromEntries(pictures)))
    return Buffer.concat(await tags.finish())
  }

  open()
  return {
    ...{ lay, heightOf, widthOf, draw, flow, fill, picture, ornament, playSign },
    ...{ need, most, finish },
    at: () => y,
    down: (points: number) => {
      y -= points
    },
  }
}
export type Paper = Awaited<ReturnType<typeof makePaper>>
