/** True at most once per `interval` ms. */
export const createThrottle = (interval: number) => {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < interval) return false
    last = now
    return true
  }
}
