/** Cosine, from -1 to 1; 0 for a zero vector or different lengths. */
export const likeness = (a: Int8Array, b: Int8Array) => {
  if (a.length !== b.length) return 0
  let [product, ofA, ofB] = [0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    const [x = 0, y = 0] = [a[at], b[at]]
    product += x * y
    ofA += x * x
    ofB += y * y
  }
  return product && product / Math.sqrt(ofA * ofB)
}
