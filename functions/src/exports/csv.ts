import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { kolkataMinute } from '@bong-bari/site'
import type { Column, LeadPages, Value, WriteFile } from './columns.ts'

/** Excel needs it for UTF-8. */
const byteOrderMark = '\ufeff'

/** Formulas to spreadsheets; full-width signs in East Asian ones. */
const formulaStart = /^(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n\0])/

/**
 * With a semicolon locale Excel ignores our commas and quotes: cells begin after every semicolon, tab and line end. `sep=,` would break
 * UTF-8.
 */
const innerStart = /[;\t\r\n](?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** Phones begin with + but compute nothing, so they stay dialable. */
const storedPhone = /^\+\d{1,3} \d{4,14}$/

/** An apostrophe before possible formulas. */
export const inert = (text: string) => {
  if (storedPhone.test(text)) return text
  const inside = text.replace(innerStart, "$&'")
  return formulaStart.test(text) ? `'${inside}` : inside
}

const cell = (value: Value) => {
  const text = value instanceof Date ? kolkataMinute(value) : inert(value ?? '')
  // Some readers trim unquoted space.
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (values: Value[]) => `${values.map(cell).join(',')}\r\n`

async function* parts(pages: LeadPages, columns: readonly Column[]) {
  yield byteOrderMark + csvLine(columns.map(({ title }) => title))
  for await (const page of pages)
    yield page.map((lead) => csvLine(columns.map(({ value }) => value(lead)))).join('')
}

/** RFC 4180. */
export const writeCsv: WriteFile = (path, pages, { columns }) =>
  pipeline(Readable.from(parts(pages, columns)), createWriteStream(path))
