import type { Neighbours } from '@bong-bari/contract'
import type { PostHead } from './post.ts'

export type Neighbour = { kind: 'older' | 'newer' | 'related'; post: PostHead }

const isThere = (one: { kind: Neighbour['kind']; post: PostHead | null }): one is Neighbour =>
  one.post !== null

/** The list goes back in time, so the older one comes next. */
export const inReadingOrder = ({
  newer,
  older,
  related,
}: {
  newer: PostHead | null
  older: PostHead | null
  related: readonly PostHead[]
}): Neighbour[] =>
  [
    { kind: 'older' as const, post: older },
    { kind: 'newer' as const, post: newer },
    ...related.map((post) => ({ kind: 'related' as const, post })),
  ].filter(isThere)

export const shownNeighbours = (found: Neighbours): Neighbour[] => inReadingOrder(found)
