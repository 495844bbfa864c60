/** `thumbnail` is an address; `publishedAt` an ISO date. */
export type VideoItem = { videoId: string; thumbnail: string; title: string; publishedAt: string }

/** Shown until the platform's list is there; pictures are the site's own. */
export const fallbackVideos: readonly VideoItem[] = [
  {
    videoId: 'pdjQpcVqxMU',
    thumbnail: '/posters/two-in-the-morning.svg',
    title: 'When Ma finds your phone at 2 AM',
    publishedAt: '2025-03-14T13:30:00Z',
  },
  {
    videoId: '8gdxQ_dgFv8',
    thumbnail: '/posters/last-piece.svg',
    title: 'Ma, her son and the last piece of ilish',
    publishedAt: '2025-03-07T13:30:00Z',
  },
  {
    videoId: 'rGOvg5PJtXA',
    thumbnail: '/posters/seventeen-bags.svg',
    title: 'মামাবাড়ি যাচ্ছি, তাই মাত্র ১৭টা ব্যাগ নিয়েছি',
    publishedAt: '2025-02-28T13:30:00Z',
  },
  {
    videoId: 'Gyo_QpZQuPU',
    thumbnail: '/posters/guests-at-the-door.svg',
    title: 'Guests at the door, and the good cups are missing',
    publishedAt: '2025-02-21T13:30:00Z',
  },
  {
    videoId: 'GJfHWL0ro_A',
    thumbnail: '/posters/video-call.svg',
    title: 'Every Bengali mother on a video call, forehead first',
    publishedAt: '2025-02-14T13:30:00Z',
  },
  {
    videoId: 'NRdGq7Ncqw0',
    thumbnail: '/posters/umbrella-lecture.svg',
    title: 'The umbrella lecture (it was not even raining)',
    publishedAt: '2025-02-07T13:30:00Z',
  },
]

/** The share card of a {@link fallbackVideos} entry. */
export const fallbackShareImage = ({ thumbnail }: Pick<VideoItem, 'thumbnail'>) =>
  thumbnail.replace(/svg$/, 'png')

const pick = (...numbers: number[]) =>
  fallbackVideos.filter((_, index) => numbers.includes(index + 1))

export const fallbackLatest = pick(1, 2, 3)
export const fallbackPopular = pick(2, 5, 6)
