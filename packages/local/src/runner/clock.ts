/** The functions' clock; `set(undefined)` returns to the real one. */
export const makeClock = () => {
  let fixed: number | undefined
  return {
    now: () => fixed ?? Date.now(),
    set: (now: number | undefined) => {
      fixed = now
    },
  }
}
export type Clock = ReturnType<typeof makeClock>

/** Epoch milliseconds; undefined if absent, NaN if invalid. */
export const timeFrom = (now: unknown): number | undefined => {
  if (now === undefined || now === null) return undefined
  if (typeof now === 'number') return Number.isFinite(new Date(now).getTime()) ? now : Number.NaN
  return typeof now === 'string' ? Date.parse(now) : Number.NaN
}
