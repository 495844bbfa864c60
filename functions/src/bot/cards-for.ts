import type { Card, Link } from '@bong-bari/contract'

/** The cards of an answer. Most answers have no links, and then nothing is loaded. */
export const readCardsOf = async (
  links: Link[] | undefined,
  now: Date,
): Promise<{ cards?: Card[] }> => {
  if (!links?.length) return {}
  const { readCards } = await import('./cards.ts')
  const cards = await readCards(links, now)
  return cards.length > 0 ? { cards } : {}
}
