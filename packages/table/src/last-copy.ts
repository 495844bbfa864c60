/** No reading lasts so long, in milliseconds: a copy from further ahead was written by a wrong clock. */
const longestReading = 10 * 60_000

/** That no copy stands there which was read for a later time than `now`. */
export const noLaterCopy = (now: Date) => ({
  expression:
    'attribute_not_exists(#pk) OR NOT (#refreshedAt > :now AND #refreshedAt <= :impossible)',
  values: {
    now: now.toISOString(),
    impossible: new Date(now.getTime() + longestReading).toISOString(),
  },
})
