import { readVideos } from '@bong-bari/table'

/** The videos of a list; none before the channel was read once. */
export const shownVideos = async (list: 'LATEST' | 'POPULAR') =>
  (await readVideos(list))?.videos ?? []
