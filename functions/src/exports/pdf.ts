import { writeFile } from 'node:fs/promises'
import { site } from '@bong-bari/site'
import { PDFDocument } from 'pdf-lib'
import { loadFaces } from '../text-rendering/faces.ts'
import { wrap } from '../text-rendering/wrap.ts'
import { indiaMinute } from './india-time.ts'
import { makePages } from './pdf-pages.ts'
import { rowOf, sheet } from './pdf-table.ts'
import { makeTypesetter, type Typesetter } from './pdf-text.ts'
import type { WriteFile } from './write-file.ts'

const title = `${site.name} · Collaboration requests`

const write = ({ shape, draw }: Typesetter, text: string, x: number, y: number, size: number) =>
  draw(wrap(text, Number.POSITIVE_INFINITY, shape), { x, y, size, leading: size })

const describe = (document: PDFDocument, now: Date) => {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('bn')
  document.setProducer(site.name)
  document.setCreator(site.name)
  document.setCreationDate(now)
  document.setModificationDate(now)
}

const headline = (typesetter: Typesetter, count: number, now: Date) => {
  const top = sheet.height - sheet.margin
  const facts = `Generated ${indiaMinute(now)} (Asia/Kolkata) · Total ${count.toLocaleString('en')}`
  return (
    write(typesetter, title, sheet.margin, top - 14, 15) +
    write(typesetter, facts, sheet.margin, top - 30, 8.5)
  )
}

/** A table on lying A4 pages, Bengali shaped and every glyph placed where shaping put it. */
export const writePdf: WriteFile = async (path, leads, now) => {
  const document = await PDFDocument.create()
  describe(document, now)
  const typesetter = makeTypesetter(document.context, await loadFaces())
  const pages = makePages(document, typesetter)
  let count = 0
  for await (const some of leads)
    for (const lead of some) {
      pages.addRow(rowOf(lead, typesetter))
      count++
    }
  const total = pages.close()
  pages.addTo(0, headline(typesetter, count, now))
  for (let index = 0; index < total; index++)
    pages.addTo(index, write(typesetter, `Page ${index + 1} of ${total}`, sheet.margin, 20, 7))
  await typesetter.embed()
  pages.finish()
  await writeFile(path, await document.save())
}
