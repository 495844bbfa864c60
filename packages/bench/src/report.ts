import type { Result } from './reading.ts'

const columns = [
  ['', 18],
  ['value', 10],
  ['accept', 9],
  ['aim', 8],
] as const

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 })

const cells = ({ id, worst, accept, aim }: Result) => [
  id,
  worst ? number(worst.value) : '-',
  number(accept),
  number(aim),
]

const lineOf = (row: readonly string[]) =>
  columns
    .map(([, width], at) => (at ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width)))
    .join('')

const explain = ({ worst, unit, what }: Result) =>
  `  ${(worst?.verdict ?? '').padEnd(7)} ${unit.padEnd(9)} ${what}${worst ? ` (${worst.of})` : ''}`

/** The table that is printed: a line for each budget with the worst that was measured. */
export const tableOf = (results: readonly Result[]) =>
  [
    lineOf(columns.map(([title]) => title)),
    ...results.map((result) => lineOf(cells(result)) + explain(result)),
  ].join('\n')
