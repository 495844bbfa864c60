import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import exceljs from 'exceljs'
import { columns, type Value } from './columns.ts'
import { indiaClock } from './india-time.ts'
import type { WriteFile } from './write-file.ts'

const dateFormat = 'yyyy-mm-dd hh:mm'
/** The format of text: what is edited in such a cell stays text and never becomes a formula. */
const textFormat = '@'

const isDate = (title: string) => title.endsWith('Date')

// XML has no way to write these, and a carriage return would be read as a line feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

/** A text in the escapes of OOXML; what looks like one is escaped itself. */
export const xlsxText = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      unwritable,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )

const cell = (value: Value) => {
  if (value instanceof Date) return indiaClock(value)
  return value === null || value === '' ? null : xlsxText(value)
}

const addSheet = (workbook: exceljs.stream.xlsx.WorkbookWriter) => {
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ title, width }) => ({
    header: title,
    width,
    style: {
      numFmt: isDate(title) ? dateFormat : textFormat,
      alignment: { vertical: 'top', wrapText: width > 30 },
    },
  }))
  const header = sheet.getRow(1)
  header.font = { bold: true }
  header.commit()
  return sheet
}

/** A workbook with one sheet: header frozen and filtered, texts as text, dates as dates. */
export const writeXlsx: WriteFile = async (path, pages, now) => {
  const stream = createWriteStream(path)
  const closed = once(stream, 'close')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  workbook.created = now
  const sheet = addSheet(workbook)
  let rows = 1
  for await (const page of pages)
    for (const lead of page) {
      sheet.addRow(columns.map(({ value }) => cell(value(lead)))).commit()
      rows++
      // Lets what was committed be compressed and written before more is added.
      if (rows % 50 === 0) await setImmediate()
    }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows, column: columns.length } }
  sheet.commit()
  await workbook.commit()
  await closed
}
