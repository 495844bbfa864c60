import { managedVideo, video, videoPage } from '../../video.ts'
import { changeNote, changes, times } from '../note.ts'

const short = {
  videoId: 'pdjQpcVqxMU',
  thumbnail: 'https://i.ytimg.com/vi/pdjQpcVqxMU/hqdefault.jpg',
  title: 'মা যখন ইউটিউব দেখে',
  publishedAt: times.createdAt,
  duration: 58,
}
const words = {
  description: 'মা আবিষ্কার করলেন অটোপ্লে।',
  aboutBn: 'রাত দুটোয় মা ফোনটা ধরে ফেলেন।',
  aboutEn: 'At two in the morning Ma finds the phone.',
  shareImage: null,
}

export const videoNotes = {
  about: 'Videos of the channel.',
  entities: {
    Video: {
      schema: video,
      example: { ...short, views: 120_000 },
    },
    VideoPage: {
      schema: videoPage,
      example: { video: { ...short, ...words }, newer: null, older: null, alike: [], post: null },
    },
    ManagedVideo: {
      schema: managedVideo,
      example: {
        ...short,
        ...words,
        goneAt: null,
        updatedAt: times.updatedAt,
        ...changes,
      },
    },
  },
  routes: {
    latest: { summary: 'The newest videos', description: 'Refreshed every 5 minutes.' },
    popular: { summary: 'The most viewed videos', description: 'Refreshed every 15 minutes.' },
    all: {
      summary: 'All videos that are kept, newest first',
      description:
        'Every video that was ever among the 50 newest or the 100 most viewed, but for those that YouTube no longer shows.',
    },
    page: {
      summary: 'What the page of a video shows',
      description:
        'The video with the words of the team, its neighbours, the videos most like it, and the newest post that shows it.',
      refusals: ['video-not-found', 'video-gone'],
    },
    managedList: {
      summary: 'All videos with the words of the team, newest first',
      description: 'Those that YouTube no longer shows say since when.',
    },
    update: {
      summary: 'Change the words of the team about a video',
      description: `${changeNote} What YouTube says of it stays.`,
      body: { aboutBn: words.aboutBn, aboutEn: words.aboutEn },
      refusals: ['video-not-found', 'changed-meanwhile'],
    },
    channel: {
      summary: 'Subscribers, views and videos of the channel',
      description:
        'Read every 15 minutes with an API key. A number that YouTube does not tell is null, such as hidden subscribers, and all of them without a key.',
    },
  },
} as const
