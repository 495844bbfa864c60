import type { ChannelNumbers } from './video.ts'

const units = [
  { size: 10_000_000, name: ' crore' },
  { size: 100_000, name: ' lakh' },
  { size: 1_000, name: 'K' },
  { size: 1, name: '' },
]

/** Three digits, rounded down: `12.4K`, `1.24 lakh`, `3 crore`. */
const compact = (count: number) => {
  const { size, name } = units.find((unit) => count >= unit.size) ?? { size: 1, name: '' }
  const steps = [100, 10, 1].find((one) => one <= size && count * one < size * 1_000) ?? 1
  return `${Math.floor(count / (size / steps)) / steps}${name}`
}

/** As YouTube writes it in India; empty for null. No `Intl`: a browser's may differ and break hydration. */
export const subscribersText = (subscribers: number | null) =>
  subscribers ? `${compact(subscribers)} subscriber${subscribers === 1 ? '' : 's'}` : ''

/** For brands; empty where unknown or negligible. */
export const reachTexts = ({ subscribers, views, recentViews }: ChannelNumbers) => ({
  subscribers: subscribers ? compact(subscribers) : '',
  views: views ? compact(views) : '',
  recentViews: recentViews ? compact(recentViews) : '',
})
export type ReachTexts = ReturnType<typeof reachTexts>
