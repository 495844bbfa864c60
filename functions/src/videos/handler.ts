import { videos } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { listShownVideos, listVideos } from '../public-data/videos.ts'

export const handler = serve(videos, {
  latest: () => listShownVideos('LATEST'),
  popular: () => listShownVideos('POPULAR'),

  all: listVideos,
})
