/** The mean of two middle values; NaN for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  )
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
