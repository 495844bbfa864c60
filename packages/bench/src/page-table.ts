import { type Budget, budgets } from './budgets.ts'
import { type Result, verdictOf } from './reading.ts'
import { number } from './report.ts'

type Measured = { value: number; of: string; day: string }

const ceilingsBetween = /(<!-- ceilings[^>]*-->\n)[\s\S]*?(<!-- \/ceilings -->)/

const between = /(<!-- results[^>]*-->\n)[\s\S]*?(<!-- \/results -->)/

const titles = ['', 'what', 'worst', 'accept', 'aim', 'verdict', 'where', 'measured']
/** What was read may be named by a query, or by a hostile text. */
const cellOf = (text: string) => text.replace(/[|\s]+/g, ' ').trim()
const rowOf = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`

/** What a page says of each budget that it has a value of. */
export const measuredIn = (page: string): Map<string, Measured> =>
  new Map(
    page.split('\n').flatMap((line): [string, Measured][] => {
      const [, id = '', , worst = '', , , , of = '', day = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      const value = Number.parseFloat(worst.replaceAll(',', ''))
      return id in budgets && !Number.isNaN(value) ? [[id, { value, of, day }]] : []
    }),
  )

const lineOf = ([id, budget]: [string, Budget], measured: Measured | undefined) => {
  const { what, unit, accept, aim, noisy } = budget
  const limits = [number(accept), number(aim)]
  if (!measured) return rowOf([id, what, '-', ...limits, '', '', ''])
  const { value, of, day } = measured
  const verdict = `${verdictOf(budget, value)}${noisy ? ', noisy' : ''}`
  return rowOf([id, what, `${number(value)} ${unit}`, ...limits, verdict, of, day])
}

const ceilingTitles = [
  'what',
  'refuses at',
  'one takes',
  'holds',
  '',
  'what happens there',
  'alarm',
]

/** The page with the table of ceilings, if these results have them. */
export const withCeilings = (page: string, results: readonly Result[], day: string) => {
  const rows = results.flatMap(({ id, unit, readings }) =>
    readings.flatMap(({ of, value, ceiling }) => {
      if (!ceiling) return []
      const { refusesAt, takes, there, alarm } = ceiling
      const holds = `${number(value < 100 ? Math.floor(value * 10) / 10 : Math.floor(value))} ${unit}`
      return [rowOf([of, refusesAt, takes, holds, id, there, alarm])]
    }),
  )
  if (!rows.length) return page
  const table = [rowOf(ceilingTitles), rowOf(ceilingTitles.map(() => '---')), ...rows].join('\n')
  return page.replace(
    ceilingsBetween,
    (_, begin: string, end: string) => `${begin}\n${table}\n\nMeasured ${day}.\n\n${end}`,
  )
}

/** The page with the table of all budgets that have a limit; what these results lack keeps the value that it had. */
export const withResults = (page: string, results: readonly Result[], day: string) => {
  const measured = measuredIn(page)
  for (const { id, worst } of results)
    if (worst) measured.set(id, { value: worst.value, of: worst.of, day })
  const rows = Object.entries<Budget>(budgets)
    .filter(([, { accept }]) => accept !== undefined)
    .map((entry) => lineOf(entry, measured.get(entry[0])))
  const table = [rowOf(titles), rowOf(titles.map(() => '---')), ...rows].join('\n')
  return page.replace(between, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
}
