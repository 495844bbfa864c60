/** Calls `act` once, `wait` ms after the first of several requests. */
export const soon = (act: () => void, wait: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    cancel()
    act()
  }
  return {
    ask: () => {
      timer ??= setTimeout(run, wait)
    },
    /** Runs a pending call now. */
    settle: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}
