/** Memoises `make` by key. It forgets everything once it holds `maxResults`, so that memory stays bounded. */
export const memoise = <Given, Made>(
  keyOf: (given: Given) => string,
  make: (given: Given) => Made,
  maxResults: number,
) => {
  const results = new Map<string, { made: Made }>()
  return (given: Given) => {
    const key = keyOf(given)
    const result = results.get(key)
    if (result) return result.made
    const made = make(given)
    if (results.size >= maxResults) results.clear()
    results.set(key, { made })
    return made
  }
}

/** Makes a value at its first use, and keeps it. What throws is made again at the next use; a promise is kept even if it rejects. */
export const once = <Made>(make: () => Made) => {
  let result: { made: Made } | undefined
  return () => {
    result ??= { made: make() }
    return result.made
  }
}
