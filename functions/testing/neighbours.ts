import { neighbours } from '@bong-bari/contract'
import { expect } from 'vitest'

/** What the page of a post offers to read next. */
export const neighboursOf = async (
  { clock }: { clock: { now: number } },
  { slug }: { slug: string | null },
) => {
  const { findNeighbours, findShownPostBySlug } = await import('../src/public-data/posts.ts')
  const now = new Date(clock.now)
  const post = (await findShownPostBySlug(slug ?? '', now)) ?? expect.fail()
  return neighbours.parse(await findNeighbours(post, now))
}
