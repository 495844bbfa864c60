/** Minutes between readings. `latest` and `popular` refresh these lists; `sweep` reads every upload for popularity; `channel` its numbers. */
export const videoRefreshMinutes = { latest: 5, popular: 15, sweep: 24 * 60, channel: 15 } as const
