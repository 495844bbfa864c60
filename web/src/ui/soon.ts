/** Calls `act` once, `wait` ms after it is first asked for, however often it is asked for meanwhile. */
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
    /** Does at once what was asked for. */
    settle: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}
