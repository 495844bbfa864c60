/** A clock that shows `now` and goes on from there, for functions that work longer than a moment. */
export const runningClock = (now: Date) => {
  const started = performance.now()
  return () => new Date(now.getTime() + performance.now() - started)
}
