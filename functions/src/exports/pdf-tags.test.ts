import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lead } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetOf } from './columns.ts'
import { writePdf } from './pdf.ts'

const sheet = sheetOf('pdf', new Date('2026-11-22T10:00:00Z'))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tags-'))
})
afterAll(() => rm(folder, { recursive: true }))

const documentOf = async (...leads: Lead[]) => {
  const path = join(folder, 'leads.pdf')
  const pages = (async function* () {
    yield leads
  })()
  await writePdf(path, pages, sheet)
  return PDFDocument.load(await readFile(path), { updateMetadata: false })
}

const named = (name: string) => PDFName.of(name)

/** What a page draws, by the marks of its content; what has no mark must be an artifact. */
const contentOf = (document: PDFDocument, index: number) => {
  const contents = document.getPage(index).node.Contents()
  if (!(contents instanceof PDFArray)) throw new Error('The page has no contents')
  const text = contents
    .asArray()
    .map((ref) => {
      const stream = document.context.lookup(ref)
      if (!(stream instanceof PDFRawStream)) throw new Error('A content is no stream')
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    })
    .join('')
  const said = new Map<number, string>()
  for (const [, id, hex] of text.matchAll(/MCID (\d+) \/ActualText <feff([0-9a-f]*)>/g))
    said.set(
      Number(id),
      Buffer.from(hex ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    )
  const untold = text
    .replace(/\/Span << \/MCID[\s\S]*? EMC\n/g, '')
    .replace(/\/Span <<[\s\S]*? EMC\n/g, 'a text\n')
    .replace(/\/Artifact <<[\s\S]*?\nEMC\n/g, '')
  return { said, untold }
}

type Element = { kind: string; dict: PDFDict; texts: string[]; kids: Element[] }

const treeOf = (document: PDFDocument) => {
  const { context, catalog } = document
  const contents = document.getPages().map((_, index) => contentOf(document, index).said)
  const pageOf = (ref: unknown) => document.getPages().findIndex((page) => page.ref === ref)
  const textAt = (page: unknown, id: unknown) => contents[pageOf(page)]?.get(Number(String(id)))
  const root = catalog.lookup(named('StructTreeRoot'), PDFDict)
  const read = (dict: PDFDict): Element => {
    const element: Element = {
      kind: String(dict.get(named('S')) ?? ''),
      dict,
      texts: [],
      kids: [],
    }
    const k = dict.lookup(named('K'))
    for (const one of k instanceof PDFArray ? k.asArray() : k ? [k] : []) {
      const kid = context.lookup(one)
      if (!(kid instanceof PDFDict))
        element.texts.push(textAt(dict.get(named('Pg')), one) ?? expect.fail(`no mark ${one}`))
      else if (kid.has(named('MCID')))
        element.texts.push(
          textAt(kid.get(named('Pg')), kid.get(named('MCID'))) ?? expect.fail(`no mark ${kid}`),
        )
      else element.kids.push(read(kid))
    }
    return element
  }
  return read(root.lookup(named('K'), PDFDict))
}

const message = 'ক্ষ জ্ঞ শ্রী স্ত্রী উজ্জ্বল কর্তৃপক্ষ'

test('the PDF is tagged: a heading, a paragraph and a table of which each cell is told, row by row', async () => {
  const document = await documentOf(
    leadOf({ name: 'রিয়া সেন', message, email: null }),
    leadOf({ name: 'Mitali', email: 'mitali@example.test' }),
  )
  expect(document.catalog.lookup(named('MarkInfo'), PDFDict).get(named('Marked'))).toEqual(
    document.context.obj(true),
  )
  const whole = treeOf(document)
  expect(whole.kind).toBe('/Document')
  expect(whole.kids.map(({ kind }) => kind)).toEqual(['/H1', '/P', '/Table'])
  expect(whole.kids[0]?.texts[0]).toContain('Collaboration requests')
  expect(whole.kids[1]?.texts[0]).toContain('Total 2')
  const [head, first, second, ...more] = whole.kids[2]?.kids ?? []
  expect(more).toEqual([])
  const titles = ['Name', 'Email', 'Company', 'Message', 'Queue', 'Lead Status']
  expect(head?.kids.map(({ texts }) => texts.join())).toEqual([...titles, 'Created Date (IST)'])
  for (const { kind, dict } of head?.kids ?? []) {
    expect(kind).toBe('/TH')
    expect(String(dict.lookup(named('A')))).toContain('/Scope /Column')
  }
  for (const row of [first, second]) expect(row?.kids).toHaveLength(titles.length + 1)
  expect(first?.kids.map(({ texts }) => texts.join()).slice(0, 2)).toEqual(['রিয়া সেন', ''])
  expect(first?.kids.map(({ texts }) => texts.join())).toContain(message)
  expect(second?.kids[0]?.texts).toEqual(['Mitali'])
})

test('a row that goes on over pages is one row, and what pages repeat is told once', async () => {
  const letter = `শুরু ${'দীর্ঘ চিঠি '.repeat(2_500)}শেষ`
  const document = await documentOf(leadOf({ name: 'Long', message: letter }), leadOf())
  expect(document.getPageCount()).toBeGreaterThan(1)
  const rows = treeOf(document).kids[2]?.kids ?? []
  expect(rows).toHaveLength(3)
  const long = rows[1]?.kids.find(({ texts }) => texts.length > 1)
  expect(long?.texts.join('')).toBe(letter)
  // Nothing is drawn outside of what is told or set aside: colours alone.
  for (const index of document.getPageIndices())
    expect(contentOf(document, index).untold).toMatch(
      /^(1 g\n|0 g\n|0[.\d]* 0[.\d]* 0[.\d]* rg\n)+$/,
    )
})
