import { type Budget, type BudgetId, budgets } from './budgets.ts'

/** What was measured once: the value of a budget for one page, function or filter. */
export type Reading = { id: BudgetId; of: string; value: number }

/** What finds some of the readings; `bytes` are exact, so that the gate may hold them. */
export type Measurement = {
  name: string
  length: 'bytes' | 'short' | 'full'
  measure: () => Promise<Reading[]>
}

/** `known` is short, and known to be. */
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
  /** The worst of the readings; nothing when this length does not measure it. */
  worst?: Reading & { verdict: Verdict }
  readings: Reading[]
}

const worse =
  ({ higherIsBetter }: Budget) =>
  (one: Reading, other: Reading) =>
    higherIsBetter ? one.value - other.value : other.value - one.value

/** Each budget with what was measured of it, in the order of the budgets. */
export const resultsOf = (readings: readonly Reading[]): Result[] =>
  Object.entries<Budget>(budgets).map(([id, budget]) => {
    const own = readings.filter((reading) => reading.id === id).toSorted(worse(budget))
    const [worst] = own
    const found = worst && { worst: { ...worst, verdict: verdictOf(budget, worst.value) } }
    return { id, ...budget, ...found, readings: own }
  })

/** What fails a run: a budget passed, unless it is a matter of time. */
export const failures = (results: readonly Result[]) =>
  results.filter(({ worst, noisy }) => worst?.verdict === 'short' && !noisy)
