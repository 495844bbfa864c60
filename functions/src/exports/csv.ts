import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Column, Value } from './columns.ts'
import { indiaMinute } from './india-time.ts'
import type { LeadPages, WriteFile } from './write-file.ts'

/** Excel takes a CSV file for UTF-8 only by this mark. */
export const csvMark = '\ufeff'

/** What spreadsheets take for the start of a formula; the full-width signs count in East Asian ones. */
const formulaStart = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n\0])/

/**
 * Where lists are separated by semicolons, Excel does not see our commas and so not our quotes either:
 * cells begin behind every semicolon, tab and end of line of a text. A line `sep=,` would help there,
 * but with it Excel reads no UTF-8, and others show it as a row.
 */
const innerStart = /[;\t\r\n](?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * A stored phone begins with + but cannot compute: after the code come a space and digits only,
 * which no spreadsheet takes for a formula. It stays as it is, so that it can be dialled.
 */
const storedPhone = /^\+\d{1,3} \d{4,14}$/

/** A text that no spreadsheet runs: an apostrophe stands before all that could start a formula. */
export const inert = (text: string) => {
  if (storedPhone.test(text)) return text
  const inside = text.replace(innerStart, "$&'")
  return formulaStart.test(text) ? `'${inside}` : inside
}

const cell = (value: Value) => {
  const text = value instanceof Date ? indiaMinute(value) : inert(value ?? '')
  // White space at the ends is quoted too: some readers trim what is not.
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: Value[]) => `${values.map(cell).join(',')}\r\n`

async function* parts(pages: LeadPages, columns: readonly Column[]) {
  yield csvMark + csvLine(columns.map(({ title }) => title))
  for await (const page of pages)
    yield page.map((lead) => csvLine(columns.map(({ value }) => value(lead)))).join('')
}

/** CSV as RFC 4180 has it. */
export const writeCsv: WriteFile = (path, pages, { columns }) =>
  pipeline(Readable.from(parts(pages, columns)), createWriteStream(path))
