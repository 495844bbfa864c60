import { videos } from '@bong-bari/contract'
import { findKeptVideo, updateVideo } from '@bong-bari/table'
import { applyChange, createEdit } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import {
  allVideos,
  everyKeptVideo,
  pageOfVideo,
  shownChannel,
  shownVideos,
} from '../public-data/videos.ts'

const gone = () => refuse('video-not-found')

export const handler = serve(videos, {
  latest: () => shownVideos('LATEST'),
  popular: () => shownVideos('POPULAR'),

  all: allVideos,

  page: async ({ params: { videoId }, now }) => {
    const page = await pageOfVideo(videoId, now)
    if (page === 'gone') return refuse('video-gone')
    return page ?? gone()
  },

  managedList: everyKeptVideo,

  update: ({ params: { videoId }, body, ...facts }) => {
    const made = createEdit(facts)
    return applyChange({
      response: videos.update.response,
      expected: made.expected,
      find: async () => (await findKeptVideo(videoId)) ?? gone(),
      fields: () => body,
      write: (fields) => updateVideo(videoId, fields, made),
      gone,
    })
  },

  channel: shownChannel,
})
