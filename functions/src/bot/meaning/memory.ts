/** Keeps the `most` values asked for last. */
export const makeMemory = <Value>(most: number) => {
  const kept = new Map<string, Value>()
  const keep = (key: string, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  const find = (key: string) => {
    const value = kept.get(key)
    if (value !== undefined) keep(key, value)
    return value
  }
  return { keep, find }
}
