import { type Budget, type BudgetId, budgets } from './budgets.ts'

/** One measured value: a budget, for one page, function or filter. */
export type Reading = { id: BudgetId; of: string; value: number }

export type Measurement = {
  name: string
  /** Exact and quick, so the gate checks it. */
  isInGate?: true
  measure: () => Promise<Reading[]>
}

export type Verdict = 'aim' | 'accept' | 'short'

const isWithin = ({ higherIsBetter }: Budget, value: number, limit: number) =>
  higherIsBetter ? value >= limit : value <= limit

export const verdictOf = (budget: Budget, value: number): Verdict => {
  if (isWithin(budget, value, budget.aim)) return 'aim'
  return isWithin(budget, value, budget.accept) ? 'accept' : 'short'
}

export type Result = Budget & {
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
    const found = worst && { worst: { ...worst, verdict: verdictOf(budget, worst.value) } }
    return { id, ...budget, ...found, readings: own }
  })

/** Exceeded budgets that are not noisy. */
export const failures = (results: readonly Result[]) =>
  results.filter(({ worst, noisy }) => worst?.verdict === 'short' && !noisy)
