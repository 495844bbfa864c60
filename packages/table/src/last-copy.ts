/** Milliseconds; a copy further ahead came from a wrong clock. */
const longestReading = 10 * 60_000

export const noLaterCopy = (now: Date) => ({
  expression:
    'attribute_not_exists(#pk) OR NOT (#refreshedAt > :now AND #refreshedAt <= :impossible)',
  values: {
    now: now.toISOString(),
    impossible: new Date(now.getTime() + longestReading).toISOString(),
  },
})
