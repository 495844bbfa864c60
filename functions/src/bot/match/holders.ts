/** The places of the texts that have each term. */
export const holdersOf = (texts: Iterable<string>[]) => {
  const holders = new Map<string, number[]>()
  for (const [place, terms] of texts.entries())
    for (const term of terms) {
      const list = holders.get(term)
      if (list) list.push(place)
      else holders.set(term, [place])
    }
  return holders
}
