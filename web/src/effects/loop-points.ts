/**
 * Loop bounds in seconds. Encoders pad both ends with silence, so files hold a little more than one
 * round.
 */
export const loopPoints = {
  charm: { start: 0.1, end: 1.3 },
  typing: { start: 0.1, end: 1.6 },
} as const
