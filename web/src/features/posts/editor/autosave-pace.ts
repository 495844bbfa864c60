/** From the first key to the first save, in ms. */
export const first = 2_000
/** Least time between two saves. */
export const rest = 10_000
