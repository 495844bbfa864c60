import { writeFile } from 'node:fs/promises'
import { kolkataMinute, site, timeZone } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { PDFDocument } from 'pdf-lib'
import { loadFaces } from '../text-rendering/faces.ts'
import { makeTypesetter, type Typesetter } from '../text-rendering/pdf-text.ts'
import { wrap } from '../text-rendering/shape.ts'
import type { Column, LeadPages, Sheet, WriteFile } from './columns.ts'
import { cellsOf, inkColours, layOut, makePages, sheet, textOf } from './pdf-layout.ts'

const name = `${site.name} · Collaboration requests`

const titleOf = (selectionText: string) => (selectionText ? `${name}: ${selectionText}` : name)

const oneLine = (text: string) => cut(text, 100)

type Place = { x: number; y: number; size: number }

const write = ({ shape, draw }: Typesetter, text: string, position: Place) =>
  draw(wrap(text, Number.POSITIVE_INFINITY, shape), { ...position, leading: position.size })

const describe = (document: PDFDocument, { now, selectionText }: Sheet) => {
  document.setTitle(titleOf(selectionText), { showInWindowTitleBar: true })
  document.setLanguage('bn')
  document.setProducer(site.name)
  document.setCreator(site.name)
  document.setCreationDate(now)
  document.setModificationDate(now)
}

const drawHeadline = (typesetter: Typesetter, count: number, { now, selectionText }: Sheet) => {
  const top = sheet.height - sheet.margin
  const title = oneLine(titleOf(selectionText))
  const facts = `Generated ${kolkataMinute(now)} (${timeZone}) · Total ${count.toLocaleString('en')}`
  return (
    `${inkColours.head} rg\n${write(typesetter, title, { x: sheet.margin, y: top - 14, size: 15 })}0 g\n` +
    write(typesetter, facts, { x: sheet.margin, y: top - 30, size: 8.5 })
  )
}

/** Reads all texts before anything is drawn, because the width of a column depends on every word in it. */
const readRows = async (leads: LeadPages, columns: readonly Column[]) => {
  const rows: string[][] = []
  for await (const page of leads)
    for (const lead of page) rows.push(columns.map(({ value }) => textOf(value(lead))))
  return rows
}

/** Writes a PDF in A4 landscape, with Bengali letters shaped. */
export const writePdf: WriteFile = async (path, leads, leadSheet) => {
  const document = await PDFDocument.create()
  describe(document, leadSheet)
  const typesetter = makeTypesetter(document.context, await loadFaces())
  const rows = await readRows(leads, leadSheet.columns)
  const texts = leadSheet.columns.map((_, at) => new Set(rows.map((row) => row[at] ?? '')))
  const layout = layOut(leadSheet.columns, texts, typesetter.shape)
  const places = layout.columns.map((column) => leadSheet.columns.indexOf(column))
  const pages = makePages(document, layout, typesetter)
  for (const row of rows)
    pages.addRow(
      cellsOf(
        places.map((at) => row[at] ?? ''),
        layout,
        typesetter,
      ),
    )
  const total = pages.close()
  pages.addTo(0, drawHeadline(typesetter, rows.length, leadSheet))
  for (let index = 0; index < total; index++)
    pages.addTo(
      index,
      write(typesetter, `Page ${index + 1} of ${total}`, { x: sheet.margin, y: 20, size: 7 }),
    )
  await typesetter.embed()
  pages.finish()
  await writeFile(path, await document.save())
}
