/** Runs on from `now`, for longer work. */
export const runningClock = (now: Date) => {
  const started = performance.now()
  return () => new Date(now.getTime() + performance.now() - started)
}
