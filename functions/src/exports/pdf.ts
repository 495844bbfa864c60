import { writeFile } from 'node:fs/promises'
import { site } from '@bong-bari/site'
import { PDFDocument, PDFName, type PDFPage } from 'pdf-lib'
import { loadFaces } from './faces.ts'
import type { WriteFile } from './file-format.ts'
import { indiaMinute } from './india-time.ts'
import { streamOf } from './pdf-font.ts'
import { drawHeader, drawRow, rowOf, sheet } from './pdf-table.ts'
import { makeTypesetter, type Typesetter } from './pdf-text.ts'
import { wrap } from './wrap.ts'

const title = `${site.name} · Collaboration requests`
const bottom = sheet.margin + 14

const write = ({ shape, draw }: Typesetter, text: string, x: number, y: number, size: number) =>
  draw(wrap(text, Number.POSITIVE_INFINITY, shape), { x, y, size, leading: size })

/** Pages are filled one after the other; a full one is compressed at once and never seen again. */
const makePages = (document: PDFDocument, typesetter: Typesetter) => {
  const pages: { page: PDFPage; contents: ReturnType<typeof document.context.register>[] }[] = []
  let content = ''
  let y = 0
  const add = (page: (typeof pages)[number] | undefined, text: string) =>
    page?.contents.push(document.context.register(streamOf(document.context, Buffer.from(text))))
  const close = () => {
    add(pages.at(-1), content)
    content = ''
  }
  const open = () => {
    close()
    pages.push({ page: document.addPage([sheet.width, sheet.height]), contents: [] })
    const top = sheet.height - sheet.margin - (pages.length === 1 ? 40 : 0)
    const header = drawHeader(top, typesetter)
    content = header.content
    y = header.bottom
  }
  open()
  return {
    pages,
    add,
    close,
    addRow: (row: ReturnType<typeof rowOf>) => {
      let rest: typeof row | undefined = row
      while (rest) {
        const drawn = drawRow(rest, y, bottom, typesetter)
        content += drawn.content
        y = drawn.bottom
        rest = drawn.rest
        if (rest) open()
      }
    },
  }
}

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
  const { pages, add, addRow, close } = makePages(document, typesetter)
  let count = 0
  for await (const some of leads)
    for (const lead of some) {
      addRow(rowOf(lead, typesetter))
      count++
    }
  close()
  add(pages[0], headline(typesetter, count, now))
  for (const [index, one] of pages.entries())
    add(one, write(typesetter, `Page ${index + 1} of ${pages.length}`, sheet.margin, 20, 7))
  await typesetter.embed()
  const resources = document.context.register(
    document.context.obj({ Font: typesetter.resources() }),
  )
  for (const { page, contents } of pages) {
    page.node.set(PDFName.of('Contents'), document.context.obj(contents))
    page.node.set(PDFName.of('Resources'), resources)
  }
  await writeFile(path, await document.save())
}
