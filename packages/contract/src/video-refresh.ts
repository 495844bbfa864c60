/**
 * Minutes between readings of the channel. `latest` and `popular` refresh these lists; `sweep`
 * reads every upload to find what is popular; `channel` reads its numbers.
 */
export const videoRefreshMinutes = { latest: 5, popular: 15, sweep: 24 * 60, channel: 15 } as const
