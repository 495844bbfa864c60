import { videos } from '@bong-bari/contract'
import { findStoredVideo, updateVideo } from '@bong-bari/table'
import { applyChange, createEdit } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import {
  listEveryVideo,
  listShownVideos,
  listVideos,
  readChannelNumbers,
} from '../public-data/videos.ts'

const refuseMissing = () => refuse('video-not-found')

export const handler = serve(videos, {
  latest: () => listShownVideos('LATEST'),
  popular: () => listShownVideos('POPULAR'),

  all: listVideos,

  managedList: listEveryVideo,

  update: ({ params: { videoId }, body, ...facts }) => {
    const made = createEdit(facts)
    return applyChange({
      response: videos.update.response,
      expected: made.expected,
      find: async () => (await findStoredVideo(videoId)) ?? refuseMissing(),
      fields: () => body,
      write: (fields) => updateVideo(videoId, fields, made),
      gone: refuseMissing,
    })
  },

  channel: readChannelNumbers,
})
