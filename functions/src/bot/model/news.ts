import { listPosts, readVideos } from '@bong-bari/table'
import { everyMinute } from '../every-minute.ts'

const shown = 5

export const readNews = everyMinute(async (now) => {
  const [latest, posts] = await Promise.all([
    readVideos('LATEST'),
    listPosts({ limit: shown, now }),
  ])
  return {
    videos: (latest?.videos ?? []).slice(0, shown).map(({ videoId, title, publishedAt }) => ({
      title,
      published: publishedAt.slice(0, 10),
      link: `/videos/${videoId}`,
    })),
    posts: posts.items.map(({ title, slug }) => ({ title, link: `/blog/${slug}` })),
  }
})
export type News = Awaited<ReturnType<typeof readNews>>
