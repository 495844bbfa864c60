/** Memoises; forgets all at `most`. */
export const remembering = <Given, Made>(
  keyOf: (given: Given) => string,
  make: (given: Given) => Made,
  most: number,
) => {
  const remembered = new Map<string, { made: Made }>()
  return (given: Given) => {
    const key = keyOf(given)
    const known = remembered.get(key)
    if (known) return known.made
    const made = make(given)
    if (remembered.size >= most) remembered.clear()
    remembered.set(key, { made })
    return made
  }
}
