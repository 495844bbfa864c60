import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportFormat, Lead } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import exceljs from 'exceljs'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFaces } from '../text-rendering/faces.ts'
import { makeTypesetter } from '../text-rendering/pdf-text.ts'
import { sheetOf } from './columns.ts'
import { writerOf } from './file-format.ts'
import { cellsOf, layOut, sheet, textOf } from './pdf-layout.ts'

const now = new Date('2026-11-22T10:00:00Z')

let folder = ''
let pdfium: PDFiumLibrary
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'looks-'))
  pdfium = await PDFiumLibrary.init()
})
afterAll(async () => {
  pdfium.destroy()
  await rm(folder, { recursive: true })
})

const fileOf = async (format: ExportFormat, ...leads: Lead[]) => {
  const path = join(folder, `leads.${format}`)
  const write = await writerOf[format]()
  await write(
    path,
    (async function* () {
      yield leads
    })(),
    sheetOf(format, now),
  )
  return readFile(path)
}

const firstPage = async (lead: Lead) => {
  const document = await pdfium.loadDocument(await fileOf('pdf', lead))
  const page = document.getPage(0)
  const text = page.getText()
  const { data } = await page.render({ scale: 2, render: 'bitmap' })
  document.destroy()
  let ink = 0
  for (let at = 0; at < data.length; at += 4) ink += 255 - (data[at] ?? 255)
  return { text, ink }
}

const inkOf = async (message: string) => (await firstPage(leadOf({ message }))).ink

test('a letter that no font has is a box that can be seen, and an emoji is drawn', async () => {
  // An empty column would be left out, with its title.
  const nothing = await inkOf('.')
  const box = (await inkOf('中')) - nothing
  expect(box).toBeGreaterThan(500)
  expect((await inkOf('中文')) - nothing).toBeGreaterThan(1.5 * box)
  for (const emoji of ['😀', '🙏', '❤️', '👨‍👩‍👧', '🇮🇳']) {
    const ink = (await inkOf(emoji)) - nothing
    expect([emoji, ink > 500, ink !== box]).toEqual([emoji, true, true])
  }
})

test('a PDF has no column of ids, says whose times it has, and what it is in which language', async () => {
  const lead = leadOf({
    name: 'রিয়া',
    email: 'riya@example.test',
    phone: '+91 9830012345',
    repliedAt: '2026-11-22T10:00:00.000Z',
  })
  const { text } = await firstPage(lead)
  expect(text).not.toContain(lead.id)
  expect(text.replace(/\s+/g, ' ')).toMatch(
    /Name Email Phone .* Answered Date \(IST\) .* Created Date \(IST\)/,
  )
  const document = await PDFDocument.load(await fileOf('pdf', lead), { updateMetadata: false })
  expect(document.getTitle()).toContain('Collaboration requests')
  expect(document.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
  expect(document.catalog.get(PDFName.of('Lang'))).toEqual(PDFString.of('bn'))
})

const busy = [
  leadOf({
    name: 'Arka Bhattacharya',
    company: 'Pujo Parikrama Tours',
    email: 'arka.bhattacharya@pujoparikrama.example.test',
    message:
      'Could you answer before the congratulations? See https://pujoparikrama.example.test/kolkata/2026',
    openedAt: '2026-11-22T10:00:00.000Z',
    repliedAt: '2026-11-22T10:00:00.000Z',
    followUpOn: '2026-11-30',
    followUpNotes: 'Unconventional neighbourhood advertisement',
    ownerName: 'subhashree.chattopadhyay',
    offering: 'content',
    lastReply: { id: 'r', channel: 'whatsapp', at: '2026-11-22T10:00:00.000Z', by: 'mitali' },
  }),
  leadOf({ name: 'রিমঝিম বন্দ্যোপাধ্যায়', message: 'অভিনন্দনপত্র পাঠাচ্ছি, উজ্জ্বল স্ত্রীলোকদের কর্তৃপক্ষকে।' }),
]

/** Ends of lines where no word is broken; a long one, such as an address, may break after a sign. */
const isGoodBreak = (line: string, word: string) =>
  /\s$/.test(line) || (word.length > 12 && /[@/?&=_.-]$/.test(line))

test.each(['pdf', 'csv'] as const)(
  'on paper no word of the columns of a %s is broken',
  async (format) => {
    const { context } = await PDFDocument.create()
    const typesetter = makeTypesetter(context, await loadFaces())
    const { columns } = sheetOf(format, now)
    const texts = columns.map(({ value }) => busy.map((lead) => textOf(value(lead))))
    const layout = layOut(
      columns,
      texts.map((some) => new Set(some)),
      typesetter.shape,
    )
    const rows = [
      layout.columns.map(({ title }) => title),
      ...busy.map((lead) => layout.columns.map(({ value }) => textOf(value(lead)))),
    ]
    const broken = rows.flatMap((row) =>
      cellsOf(row, layout, typesetter).flatMap(({ lines }) =>
        lines.flatMap(({ text }, at) => {
          const next = lines[at + 1]?.text
          const word = `${/\S*$/.exec(text)?.[0]}${/^\S*/.exec(next ?? '')?.[0]}`
          return next === undefined || isGoodBreak(text, word) ? [] : [`${text}/${next}`]
        }),
      ),
    )
    expect(broken).toEqual([])
    const sum = layout.widths.reduce((all, width) => all + width, 0)
    expect(sum).toBeCloseTo(sheet.width - 2 * sheet.margin, 3)
  },
)

test('a PDF leaves out columns in which nothing stands, and has them all where there is no request', async () => {
  const { text } = await firstPage(leadOf({ phone: '+91 9830012345' }))
  expect(text).toContain('Phone')
  expect(text).not.toContain('Follow-up')
  expect(text).not.toContain('Email')
  const document = await pdfium.loadDocument(await fileOf('pdf'))
  expect(document.getPage(0).getText()).toContain('Email')
  document.destroy()
})

const workSheetOf = async (...leads: Lead[]) => {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(Uint8Array.from(await fileOf('xlsx', ...leads)).buffer)
  return workbook.getWorksheet('Leads') ?? expect.fail()
}

test('texts of the sheet wrap and keep their lines, also those of Windows', async () => {
  const sheet = await workSheetOf(leadOf({ company: 'one\r\ntwo\rthree\nfour' }))
  sheet.eachRow((row) =>
    row.eachCell((cell) => {
      if (!cell.text.startsWith('20')) expect(cell.alignment.wrapText).toBe(true)
    }),
  )
  const companies = sheet.columns.findIndex(({ values }) => values?.[1] === 'Company')
  expect(sheet.getRow(2).getCell(companies + 1).text).toBe('one\ntwo\nthree\nfour')
  expect(sheet.getRow(2).height).toBe(4 * 15)
})

test('days and times of the sheet are dates by the clock of Kolkata, its header frozen and filtered', async () => {
  const lead = leadOf({ createdAt: '2026-11-21T20:44:00.000Z', followUpOn: '2026-11-30' })
  const sheet = await workSheetOf(lead)
  const under = (title: string) => {
    const at = sheet.columns.findIndex(({ values }) => values?.[1] === title)
    const { value, numFmt } = sheet.getRow(2).getCell(at + 1)
    return [value, numFmt]
  }
  expect(under('Created Date (IST)')).toEqual([
    new Date('2026-11-22T02:14:00.000Z'),
    'yyyy-mm-dd hh:mm',
  ])
  expect(under('Follow-up Day')).toEqual([new Date('2026-11-30T00:00:00.000Z'), 'yyyy-mm-dd'])
  expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }])
  expect(sheet.autoFilter).toBe(`A1:${sheet.getColumn(sheet.columnCount).letter}2`)
})
