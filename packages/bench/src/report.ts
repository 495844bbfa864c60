import type { Result } from './reading.ts'

const columns = [
  ['', 18],
  ['value', 10],
  ['accept', 9],
  ['aim', 8],
] as const

export const number = (value = Number.NaN) =>
  Number.isNaN(value) ? '-' : value.toLocaleString('en', { maximumFractionDigits: 3 })

const cells = ({ id, worst, accept, aim }: Result) => [
  id,
  number(worst?.value),
  number(accept),
  number(aim),
]

const lineOf = (row: readonly string[]) =>
  columns
    .map(([, width], at) => (at ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width)))
    .join('')

const explain = ({ worst, unit, what }: Result) =>
  `  ${(worst?.verdict ?? '').padEnd(7)} ${unit.padEnd(9)} ${what}${worst ? ` (${worst.of})` : ''}`

/** The printed table, with the worst reading of each budget. */
export const tableOf = (results: readonly Result[]) =>
  [
    lineOf(columns.map(([title]) => title)),
    ...results.map((result) => lineOf(cells(result)) + explain(result)),
  ].join('\n')

const figures = ['H read', 'H written', 'H calls', 'H turns', 'H time'] as const

/** The cost of each scene; empty if none was played. */
export const scenesOf = (results: readonly Result[]) => {
  const [read, ...others] = figures.map(
    (id) => results.find((one) => one.id === id)?.readings ?? [],
  )
  const rows = (read ?? []).map(({ of, value }) => {
    const own = others.map((readings) => readings.find((one) => one.of === of)?.value)
    return of.padEnd(36) + [value, ...own].map((one) => number(one).padStart(10)).join('')
  })
  const titles = figures.map((id) => id.slice(2).padStart(10)).join('')
  return rows.length ? ['', ''.padEnd(36) + titles, ...rows].join('\n') : ''
}
