/**
 * Minutes between two readings of the channel. `latest` and `popular` renew the lists of these
 * names; `sweep` looks at every upload, so that `popular` knows which ones to read; `channel` reads the
 * numbers of the channel itself.
 */
export const videoRefreshMinutes = { latest: 5, popular: 15, sweep: 24 * 60, channel: 15 } as const
