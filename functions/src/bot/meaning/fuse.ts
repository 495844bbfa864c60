/** So two fair places beat a good one. */
const flatness = 60

/** Reciprocal rank fusion (https://cormack.uwaterloo.ca/cormacksigir09-rrf.pdf). Equals keep their order. */
export const fuse = <Item>(orders: readonly (readonly Item[])[], n: number): Item[] => {
  const worth = new Map<Item, number>()
  for (const order of orders)
    for (const [place, item] of order.entries())
      worth.set(item, (worth.get(item) ?? 0) + 1 / (flatness + place + 1))
  return [...worth]
    .sort(([, a], [, b]) => b - a)
    .slice(0, n)
    .map(([item]) => item)
}
