const minuteMs = 60_000

/** Reads at most once a minute in each instance. A failure is not kept, so the next call reads again. */
export const cacheForMinute = <T>(read: (now: Date) => Promise<T>) => {
  let last: { minute: number; value: Promise<T> } | undefined
  return (now: Date): Promise<T> => {
    const at = Math.floor(now.getTime() / minuteMs)
    if (last?.minute === at) return last.value
    const value = read(now)
    last = { minute: at, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}
