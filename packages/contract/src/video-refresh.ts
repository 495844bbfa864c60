/**
 * Minutes between two readings of the channel. `latest` and `popular` renew the lists of these
 * names; `sweep` looks at every upload, so that `popular` knows which ones to read.
 */
export const videoRefreshMinutes = { latest: 5, popular: 15, sweep: 24 * 60 } as const
