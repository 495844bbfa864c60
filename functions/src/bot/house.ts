import { site } from '@bong-bari/site'
import { listPosts, listSettings, readVideos } from '@bong-bari/table'

const minute = 60_000

/** Reads something at most once a minute in a warm instance. */
const everyMinute = <T>(read: () => Promise<T>) => {
  let last: { minute: number; value: Promise<T> } | undefined
  return (now: Date): Promise<T> => {
    const at = Math.floor(now.getTime() / minute)
    if (last?.minute === at) return last.value
    const value = read()
    last = { minute: at, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}

/** Ways to reach the people of the house, and where they are followed: the team's, else the brand's. */
export const readContacts = everyMinute(async () => {
  const changed = new Map((await listSettings()).map((one) => [one.settingKey, one.settingValue]))
  return {
    email: changed.get('email') || site.email,
    whatsapp: changed.get('whatsapp') || site.whatsapp,
    youtube: changed.get('youtube') || site.social.youtube,
    instagram: changed.get('instagram') || site.social.instagram,
    replyPromise: changed.get('replyPromise') || site.replyPromise,
  }
})
export type Contacts = Awaited<ReturnType<typeof readContacts>>

const shown = 5

/** The newest videos and posts, each with its title and address. */
export const readNews = everyMinute(async () => {
  const [latest, posts] = await Promise.all([readVideos('LATEST'), listPosts({ limit: shown })])
  return {
    videos: (latest?.videos ?? []).slice(0, shown).map(({ videoId, title, publishedAt }) => ({
      title,
      published: publishedAt.slice(0, 10),
      link: `https://www.youtube.com/shorts/${videoId}`,
    })),
    posts: posts.items.map(({ title, slug }) => ({ title, link: `/blog/${slug}` })),
  }
})
export type News = Awaited<ReturnType<typeof readNews>>

export const whatsappLink = (whatsapp: string) => `https://wa.me/${whatsapp.replace(/\D/g, '')}`
