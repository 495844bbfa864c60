import type { Card, Link } from '@bong-bari/contract'

/** Most rows have no links: loads nothing then. */
export const readCardsOf = async (
  links: Link[] | undefined,
  now: Date,
): Promise<{ cards?: Card[] }> => {
  if (!links?.length) return {}
  const { readCards } = await import('./cards.ts')
  const cards = await readCards(links, now)
  return cards.length > 0 ? { cards } : {}
}
