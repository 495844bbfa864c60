/** Starts at `now` and runs, for work that takes longer. */
export const runningClock = (now: Date) => {
  const started = performance.now()
  return () => new Date(now.getTime() + performance.now() - started)
}
