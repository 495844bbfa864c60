const minuteMs = 60_000

/** At most once a minute per instance. */
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
