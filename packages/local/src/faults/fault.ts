/**
 * What a fault proxy does to one call instead of passing it on and its answer back:
 * `delay` waits before it passes the call on, even to a caller who has stopped waiting, and `hold` until something has happened; `drop` ends the connection and passes nothing on; `lose`
 * lets the work be done and ends the connection without an answer; `cut` ends it after half of the
 * answer; `error` answers 500 and `throttle` that too much was asked, as the service would.
 */
export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'hold'; until: Promise<unknown> }
  | { kind: 'drop' }
  | { kind: 'lose' }
  | { kind: 'cut' }
  | { kind: 'error' }
  | { kind: 'throttle' }

/** A call before it is passed on. `action` is DynamoDB's, such as `PutItem`; empty for other services. */
export type FaultyCall = { method: string; path: string; action: string; body: Buffer }

/** Says what goes wrong with a call; undefined lets it pass. */
export type Decide = (call: FaultyCall) => Fault | undefined

/**
 * Faults that wait for their calls: each happens to the next `times` calls that match. `pending` counts
 * those that have not happened yet.
 */
export const plannedFaults = () => {
  const planned: { matches: (call: FaultyCall) => boolean; fault: Fault; left: number }[] = []
  const decide: Decide = (call) => {
    const next = planned.find(({ matches, left }) => left > 0 && matches(call))
    if (next) next.left--
    return next?.fault
  }
  return {
    decide,
    plan: (matches: (call: FaultyCall) => boolean, fault: Fault, times = 1) => {
      planned.push({ matches, fault, left: times })
    },
    pending: () => planned.reduce((sum, { left }) => sum + left, 0),
    clear: () => {
      planned.length = 0
    },
  }
}
