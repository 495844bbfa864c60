/** The Euclidean length, and 1 for a vector of zeros, so that anything can be divided by it. */
export const lengthOf = (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value * value
  return Math.sqrt(sum) || 1
}

/** Sums as probabilities that add up to 1 (softmax). */
export const probabilitiesOf = (sums: Float64Array) => {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const all = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / all)
}
