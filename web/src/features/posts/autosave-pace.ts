/** From the first key to the first save, in ms. */
export const first = 2_000
/** From one save to the next at least. */
export const rest = 10_000
