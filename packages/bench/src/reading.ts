import { type Budget, type BudgetId, budgets } from './budgets.ts'

/** One measured value: a budget, for one page, function or filter. */
export type Reading = { id: BudgetId; of: string; value: number; ceiling?: CeilingTold }

/** What a ceiling's row of the page says besides. */
export type CeilingTold = { refusesAt: string; takes: string; there: string; alarm: string }

/** `bytes` are exact, so the gate checks them. */
export type Measurement = {
  name: string
  length: 'bytes' | 'short' | 'full'
  /** Counts and bytes, which a busy machine does not change: two run at a time. */
  isExact?: true
  /** A longer measurement with the same rows, which `--full` runs instead. */
  coveredBy?: string
  measure: () => Promise<Reading[]>
}

/** `known` is a known shortfall. */
export type Verdict = 'aim' | 'accept' | 'short' | 'known' | 'figure'

const within = ({ higherIsBetter }: Budget, value: number, limit: number) =>
  higherIsBetter ? value >= limit : value <= limit

export const verdictOf = (budget: Budget, value: number): Verdict => {
  const { accept, aim, known } = budget
  if (accept === undefined || aim === undefined) return 'figure'
  if (within(budget, value, aim)) return 'aim'
  if (within(budget, value, accept)) return 'accept'
  return known ? 'known' : 'short'
}

export type Result = Budget & {
  id: string
  /** Absent where this run does not measure it. */
  worst?: Reading & { verdict: Verdict }
  readings: Reading[]
}

const worse =
  ({ higherIsBetter }: Budget) =>
  (one: Reading, other: Reading) =>
    higherIsBetter ? one.value - other.value : other.value - one.value

export const resultsOf = (readings: readonly Reading[]): Result[] =>
  Object.entries<Budget>(budgets).map(([id, budget]) => {
    const own = readings.filter((reading) => reading.id === id).toSorted(worse(budget))
    const [worst] = own
    const found = worst && { worst: { ...worst, verdict: verdictOf(budget, worst.value) } }
    return { id, ...budget, ...found, readings: own }
  })

/** Exceeded budgets that are not noisy. */
export const failures = (results: readonly Result[]) =>
  results.filter(({ worst, noisy }) => worst?.verdict === 'short' && !noisy)
