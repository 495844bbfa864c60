import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { kolkataMinute } from '@bong-bari/site'
import type { Column, LeadPages, Value, WriteFile } from './columns.ts'

/** Excel needs this to read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Spreadsheets take such a cell for a formula; East Asian ones also know the full-width signs. */
const formulaStart = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n\0])/

/**
 * In a locale with semicolons Excel ignores our commas and quotes, so a cell begins after every semicolon, tab and line end. The line `sep=,`
 * would break UTF-8.
 */
const innerStart = /[;\t\r\n](?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** A phone number begins with + but computes nothing, so it stays as it is and can be dialled. */
const storedPhone = /^\+\d{1,3} \d{4,14}$/

/** Puts an apostrophe before everything that could be a formula. */
export const inert = (text: string) => {
  if (storedPhone.test(text)) return text
  const inside = text.replace(innerStart, "$&'")
  return formulaStart.test(text) ? `'${inside}` : inside
}

const cell = (value: Value) => {
  const text = value instanceof Date ? kolkataMinute(value) : inert(value ?? '')
  // Some programs trim space that is not quoted.
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (values: Value[]) => `${values.map(cell).join(',')}\r\n`

async function* parts(pages: LeadPages, columns: readonly Column[]) {
  yield byteOrderMark + csvLine(columns.map(({ title }) => title))
  for await (const page of pages)
    yield page.map((lead) => csvLine(columns.map(({ value }) => value(lead)))).join('')
}

/** Writes CSV by RFC 4180. */
export const writeCsv: WriteFile = (path, pages, { columns }) =>
  pipeline(Readable.from(parts(pages, columns)), createWriteStream(path))
