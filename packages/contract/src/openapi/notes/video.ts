import { video } from '../../video.ts'
import { times } from '../example.ts'

export const videoNotes = {
  about: 'Videos of the channel.',
  entities: {
    Video: {
      schema: video,
      example: {
        videoId: 'pdjQpcVqxMU',
        thumbnail: 'https://i.ytimg.com/vi/pdjQpcVqxMU/hqdefault.jpg',
        title: 'মা যখন ইউটিউব দেখে',
        publishedAt: times.createdAt,
        views: 120_000,
        duration: 58,
      },
    },
  },
  routes: {
    latest: { summary: 'The newest videos', description: 'Refreshed every 5 minutes.' },
    popular: { summary: 'The most viewed videos', description: 'Refreshed every 15 minutes.' },
    all: {
      summary: 'All videos that are kept, newest first',
      description: 'The 50 newest and the 100 most viewed, each once.',
    },
    channel: {
      summary: 'Subscribers, views and videos of the channel',
      description:
        'Read every 15 minutes with an API key. A number that YouTube does not tell is null, such as hidden subscribers, and all of them without a key.',
    },
  },
} as const
