import type { ChannelNumbers } from './video.ts'

const units = [
  { size: 10_000_000, name: ' crore' },
  { size: 100_000, name: ' lakh' },
  { size: 1_000, name: 'K' },
  { size: 1, name: '' },
]

/** Writes three digits, rounded down: `12.4K`, `1.24 lakh`, `3 crore`. */
const formatCompact = (count: number) => {
  const { size, name } = units.find((unit) => count >= unit.size) ?? { size: 1, name: '' }
  const steps = [100, 10, 1].find((one) => one <= size && count * one < size * 1_000) ?? 1
  return `${Math.floor(count / (size / steps)) / steps}${name}`
}

/**
 * Writes a number of subscribers as YouTube does in India; empty for null. `Intl` is not used, because that of a browser may write it
 * differently, which would break hydration.
 */
export const formatSubscribers = (subscribers: number | null) =>
  subscribers ? `${formatCompact(subscribers)} subscriber${subscribers === 1 ? '' : 's'}` : ''

/** Writes the numbers of the channel for brands. A number is empty if it is unknown or 0. */
export const formatReach = ({ subscribers, views, recentViews }: ChannelNumbers) => ({
  subscribers: subscribers ? formatCompact(subscribers) : '',
  views: views ? formatCompact(views) : '',
  recentViews: recentViews ? formatCompact(recentViews) : '',
})
export type ReachTexts = ReturnType<typeof formatReach>
