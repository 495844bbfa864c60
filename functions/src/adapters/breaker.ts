/**
 * Says whether a call is worth trying: after `failures` in a row nobody calls for `restMs`
 * milliseconds, then one call finds out. Knows this instance only.
 */
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
      // The others go on waiting for what this one finds.
      restsUntil = clock() + restMs
      return true
    },
    /** Whether the next call would be told not to try; asking changes nothing. */
    rests: () => failed >= failures && clock() < restsUntil,
    succeeded: () => {
      failed = 0
    },
    failed: () => {
      failed++
      restsUntil = clock() + restMs
    },
  }
}
