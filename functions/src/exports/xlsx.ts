import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { shiftToKolkata } from '@bong-bari/site'
import exceljs from 'exceljs'
import type { Column, Sheet, Value, WriteFile } from './columns.ts'

/** With the format `@` a text does not become a formula when it is edited. */
const formats = { time: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd', text: '@' }

// XML cannot contain these characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

/** Escapes a text as OOXML does, also texts that look like its escapes. */
export const xlsxText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      unwritable,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )

const cell = (value: Value, { kind }: Column) => {
  if (value instanceof Date) return shiftToKolkata(value)
  if (kind === 'day' && value) return new Date(`${value}T00:00:00Z`)
  // Rich text is written inline. exceljs writes other strings as results of formulas, whose lines LibreOffice joins.
  return value ? { richText: [{ text: xlsxText(value) }] } : null
}

/** Prints A4 in landscape, one page wide, with a repeated header. */
const pageSetup = {
  orientation: 'landscape',
  paperSize: 9,
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.25, footer: 0.25 },
} as const

/** The height of a line and of a row, in points; `max` is Excel's limit. */
const height = { line: 15, max: 409 }

/** Estimates the lines of a text. Combining marks have no width, and wrapping leaves some space. */
const linesIn = (text: string, width: number) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => Math.max(1, Math.ceil((line.replace(/\p{M}/gu, '').length * 1.1) / width)))
    .reduce((sum, lines) => sum + lines, 0)

/** Heights are written, because LibreOffice does not measure them in files that name Excel, as exceljs does. */
const heightOf = (columns: readonly Column[], values: readonly Value[]) => {
  const lines = columns.map(({ width }, index) => {
    const value = values[index]
    return typeof value === 'string' ? linesIn(value, width) : 1
  })
  return Math.min(height.max, height.line * Math.max(...lines))
}

const addSheet = (workbook: exceljs.stream.xlsx.WorkbookWriter, columns: Sheet['columns']) => {
  const sheet = workbook.addWorksheet('Leads', {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup,
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
  })
  sheet.columns = columns.map(({ title, width, kind }) => ({
    header: title,
    width,
    style: {
      numFmt: formats[kind ?? 'text'],
      alignment: { vertical: 'top', wrapText: true },
    },
  }))
  const header = sheet.getRow(1)
  header.font = { bold: true }
  header.height = heightOf(
    columns,
    columns.map(({ title }) => title),
  )
  header.commit()
  return sheet
}

/** Writes a workbook with a frozen header and filters, texts as text and dates as dates. */
export const writeXlsx: WriteFile = async (path, pages, { columns, now }) => {
  const stream = createWriteStream(path)
  const closed = once(stream, 'close')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  workbook.created = now
  const sheet = addSheet(workbook, columns)
  let rows = 1
  for await (const page of pages)
    for (const lead of page) {
      const values = columns.map(({ value }) => value(lead))
      const row = sheet.addRow(columns.map((column, at) => cell(values[at] ?? null, column)))
      row.height = heightOf(columns, values)
      row.commit()
      rows++
      // This gives the stream time to write the committed rows.
      if (rows % 50 === 0) await setImmediate()
    }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows, column: columns.length } }
  sheet.commit()
  await workbook.commit()
  await closed
}
