import { type Input, isRecord } from './input.ts'

const place = (into: Input, [name = '', ...rest]: string[], value: string) => {
  if (!rest.length) {
    into[name] = value
    return
  }
  const next = isRecord(into[name]) ? into[name] : {}
  into[name] = next
  place(next, rest, value)
}

/** Names that are all numbers make a list. */
const listed = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  return entries.length && entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, one]) => listed(one))
    : Object.fromEntries(entries.map(([name, one]) => [name, listed(one)]))
}

/** The form of AWS's Query protocol (`Tags.member.1.Key=a`) as a nested value. */
export const readQuery = (body: string): Input => {
  const input: Input = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split('.').filter((name) => name !== 'member')
    place(input, names, value)
  }
  const read = listed(input)
  return isRecord(read) ? read : {}
}

const escaped = (text: string) => text.replace(/[<>&"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const content = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => element('member', one)).join('')
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return escaped(String(value))
  return Object.entries(value)
    .map(([name, one]) => element(name, one))
    .join('')
}

const element = (name: string, value: unknown): string =>
  value === undefined ? '' : `<${name}>${content(value)}</${name}>`

/** The Query protocol's XML: a Date in ISO form, a list as members, nothing of what is undefined. */
export const writeXml = (root: string, value: unknown) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}`
