import { type Budget, type BudgetId, budgets } from './budgets.ts'

/** One measured value: a budget, for one page, function or filter. */
export type Reading = { id: BudgetId; of: string; value: number }

export type Measurement = {
  name: string
  /** Exact and quick, so the gate checks it. */
  isInGate?: true
  measure: () => Promise<Reading[]>
}

type Verdict = 'aim' | 'accept' | 'short'

const isWithin = ({ higherIsBetter }: Budget, value: number, limit: number) =>
  higherIsBetter ? value >= limit : value <= limit

export const verdictOf = (budget: Budget, value: number): Verdict => {
  if (isWithin(budget, value, budget.aim)) return 'aim'
  return isWithin(budget, value, budget.accept) ? 'accept' : 'short'
}

type Result = Budget & {
  id: string
  /** Absent where this run does not measure it. */
  worst?: Reading & { verdict: Verdict }
  readings: Reading[]
}

const worstFirst =
  ({ higherIsBetter }: Budget) =>
  (one: Reading, other: Reading) =>
    higherIsBetter ? one.value - other.value : other.value - one.value

export const resultsOf = (readings: readonly Reading[]): Result[] =>
  Object.entries<Budget>(budgets).map(([id, budget]) => {
    const own = readings.filter((reading) => reading.id === id).toSorted(worstFirst(budget))
    const [worst] = own
    const verdict = worst && { worst: { ...worst, verdict: verdictOf(budget, worst.value) } }
    return { id, ...budget, ...verdict, readings: own }
  })

/** Exceeded budgets that are not noisy. */
export const failures = (results: readonly Result[]) =>
  results.filter(({ worst, noisy }) => worst?.verdict === 'short' && !noisy)

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 })

/** The printed table, with the worst reading of each budget that was measured. */
export const tableOf = (results: readonly Result[]) =>
  results
    .flatMap(({ id, worst, accept, aim, unit, what }) => {
      if (!worst) return []
      const numbers = [worst.value, accept, aim].map((one) => number(one).padStart(10)).join('')
      const verdict = worst.verdict.padEnd(7)
      return [`${id.padEnd(18)}${numbers}  ${verdict} ${unit.padEnd(9)} ${what} (${worst.of})`]
    })
    .join('\n')

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/[|\s]+/g, ' ').trim()).join(' | ')} |`

const titles = ['', 'what', 'accept', 'aim', 'worst', 'where', 'measured']

/** The table of docs/PERFORMANCE.md. What these results lack keeps what stood there before. */
const pageTable = (page: string, results: readonly Result[], day: string) => {
  const lines = page.split('\n')
  const rows = results.map(({ id, what, unit, accept, aim, noisy, worst }) => {
    const before = lines
      .find((line) => line.startsWith(`| ${id} |`))
      ?.split('|')
      .slice(5, 8)
    const measured = worst
      ? [`${number(worst.value)} ${unit}${noisy ? ', noisy' : ''}`, worst.of, day]
      : (before ?? ['', '', ''])
    return rowOf([id, what, number(accept), number(aim), ...measured])
  })
  return [rowOf(titles), rowOf(titles.map(() => '---')), ...rows].join('\n')
}

/** docs/PERFORMANCE.md with its table written anew. */
export const writeTableInto = (page: string, results: readonly Result[], day: string) =>
  page.replace(/^\| {2}\| what \|.*(\n\|.*)*/m, () => pageTable(page, results, day))
