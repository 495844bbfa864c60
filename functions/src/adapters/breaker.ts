/**
 * After `failures` in a row no call is worth trying for `restMs`, then one finds out. Per instance.
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
      // The others wait for what this one finds.
      restsUntil = clock() + restMs
      return true
    },
    /** Whether the next call would not be tried; changes nothing. */
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
