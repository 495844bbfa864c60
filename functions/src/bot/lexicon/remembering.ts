/**
 * Makes a thing once for each key and remembers it: people say the same words again. When it remembers
 * `most` of them it forgets them all.
 */
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
