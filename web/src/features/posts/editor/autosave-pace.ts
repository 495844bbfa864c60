/** The time from the first key to the first save. */
export const firstSaveDelayMs = 2_000
/** The shortest time between two saves. */
export const minSaveIntervalMs = 10_000
