/**
 * Between which seconds of its file a looping sound repeats. An encoder pads both ends with
 * silence, so the files hold a little more than one round and the seam lies inside.
 */
export const loopPoints = {
  charm: { start: 0.1, end: 1.3 },
  typing: { start: 0.1, end: 1.6 },
} as const
