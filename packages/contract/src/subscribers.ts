import type { ChannelNumbers } from './video.ts'

const units = [
  { size: 10_000_000, name: ' crore' },
  { size: 100_000, name: ' lakh' },
  { size: 1_000, name: 'K' },
  { size: 1, name: '' },
]

/** Three digits that count, never more than there are: `12.4K`, `1.24 lakh`, `3 crore`. */
const compact = (count: number) => {
  const { size, name } = units.find((unit) => count >= unit.size) ?? { size: 1, name: '' }
  const steps = [100, 10, 1].find((one) => one <= size && count * one < size * 1_000) ?? 1
  return `${Math.floor(count / (size / steps)) / steps}${name}`
}

/**
 * How many subscribers there are, as YouTube writes it in India; empty where none are told of. The
 * browser's own formatter may differ from the server's, and the first HTML would not be the page's.
 */
export const subscribersText = (subscribers: number | null) =>
  subscribers ? `${compact(subscribers)} subscriber${subscribers === 1 ? '' : 's'}` : ''

/** The channel's numbers as brands read them; empty is what nobody tells, or nothing to speak of. */
export const reachTexts = ({ subscribers, views, recentViews }: ChannelNumbers) => ({
  subscribers: subscribers ? compact(subscribers) : '',
  views: views ? compact(views) : '',
  recentViews: recentViews ? compact(recentViews) : '',
})
export type ReachTexts = ReturnType<typeof reachTexts>
