import { videos } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { allVideos, shownChannel, shownVideos } from '../public-data/videos.ts'

export const handler = serve(videos, {
  latest: () => shownVideos('LATEST'),
  popular: () => shownVideos('POPULAR'),

  all: allVideos,

  channel: shownChannel,
})
