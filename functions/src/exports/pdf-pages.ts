import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { streamOf } from '../text-rendering/pdf-font.ts'
import type { Tags } from '../text-rendering/pdf-tags.ts'
import type { Typesetter } from '../text-rendering/pdf-text.ts'
import { type Layout, sheet } from './pdf-layout.ts'
import { type cellsOf, drawHeader, drawRow } from './pdf-table.ts'

type Row = ReturnType<typeof cellsOf>
type Sheet = { page: PDFPage; contents: PDFRef[] }

const bottom = sheet.margin + 14
const headlineHeight = 40

/** Full pages are compressed at once. */
export const makePages = (
  document: PDFDocument,
  layout: Layout,
  typesetter: Typesetter,
  tags: Tags,
) => {
  const { context } = document
  const sheets: Sheet[] = []
  // Strings of many rows burden the collector.
  let parts: Buffer[] = []
  let y = 0

  const keep = (bytes: Uint8Array, on: Sheet | undefined) =>
    on?.contents.push(context.register(streamOf(context, bytes)))

  const close = () => {
    keep(Buffer.concat(parts), sheets.at(-1))
    parts = []
    return sheets.length
  }

  const open = () => {
    close()
    const page = document.addPage([sheet.width, sheet.height])
    sheets.push({ page, contents: [] })
    tags.openPage(page)
    const isFirst = sheets.length === 1
    const row = isFirst ? tags.row('TH', layout.columns.length) : undefined
    const top = sheet.height - sheet.margin - (isFirst ? headlineHeight : 0)
    const header = drawHeader(top, layout, typesetter, row)
    row?.end()
    parts.push(Buffer.from(header.content))
    y = header.bottom
  }

  const addRow = (row: Row) => {
    let rest: Row | undefined = row
    const tagged = tags.row('TD', layout.columns.length)
    while (rest) {
      const drawn = drawRow(rest, { top: y, bottom }, layout, typesetter, tagged)
      parts.push(Buffer.from(drawn.content))
      y = drawn.bottom
      rest = drawn.rest
      if (rest) open()
    }
    tagged.end()
  }

  /** Once all fonts are known. */
  const finish = () => {
    const resources = context.register(context.obj({ Font: typesetter.resources() }))
    for (const { page, contents } of sheets) {
      page.node.set(PDFName.of('Contents'), context.obj(contents))
      page.node.set(PDFName.of('Resources'), resources)
    }
  }

  open()
  const addTo = (index: number, content: string) => keep(Buffer.from(content), sheets[index])
  return { addRow, close, addTo, finish }
}
