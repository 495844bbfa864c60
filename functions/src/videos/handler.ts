import { videos } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { shownChannel, shownVideos } from '../public-data/videos.ts'

export const handler = serve(videos, {
  latest: () => shownVideos('LATEST'),
  popular: () => shownVideos('POPULAR'),

  channel: shownChannel,
})
