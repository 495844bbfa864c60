/** After `failures` in a row, rests `restMs`, then tries one call. Per instance. */
export const makeBreaker = (
  { failures, restMs }: { failures: number; restMs: number },
  clock = () => performance.now(),
) => {
  let failed = 0
  let restsUntil = 0
  return {
    mayCall: () => {
      if (failed < failures) return true
      if (clock() < restsUntil) return false
      // The others wait for this one's result.
      restsUntil = clock() + restMs
      return true
    },
    succeeded: () => {
      failed = 0
    },
    failed: () => {
      failed++
      restsUntil = clock() + restMs
    },
  }
}
