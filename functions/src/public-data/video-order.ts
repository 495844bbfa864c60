import type { Video } from '@bong-bari/contract'

export const byDate = (a: Video, b: Video) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

export const byViews = (a: Video, b: Video) => (b.views ?? 0) - (a.views ?? 0) || byDate(a, b)
