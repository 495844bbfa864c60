import { type PageData, postPageSize, posts, sections, settings } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { listSections } from '@bong-bari/table'
import { neighboursOf } from '../public-data/neighbours.ts'
import { listedPosts, shownPostById, shownPostBySlug } from '../public-data/posts.ts'
import { liveSections, nextSectionChange } from '../public-data/sections.ts'
import { publicSettings } from '../public-data/settings.ts'
import { allVideos, shownChannel, shownVideos } from '../public-data/videos.ts'
import { monthsWithPosts, postsOfMonth } from './months.ts'

/** `until` is when the page says something else by itself. */
type Shown = { data: PageData; until?: Date | undefined }

const home = async (now: Date): Promise<Shown> => {
  const [all, latest, popular, channel] = await Promise.all([
    listSections(),
    shownVideos('LATEST'),
    shownVideos('POPULAR'),
    shownChannel(),
  ])
  const live = sections.publicList.response.parse(liveSections(all, now))
  return { data: { sections: live, latest, popular, channel }, until: nextSectionChange(all, now) }
}

const videos = async (): Promise<Shown> => ({ data: { videos: await allVideos() } })

const blog = async (now: Date): Promise<Shown> => {
  const [{ items, next }, months] = await Promise.all([
    listedPosts({ limit: postPageSize, now }),
    monthsWithPosts(now),
  ])
  return { data: { posts: { items: posts.list.response.parse(items), next }, months } }
}

const slugForm = /^[a-z0-9-]{1,200}$/
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const findPost = async (slugOrId: string, now: Date) =>
  (await shownPostBySlug(slugOrId, now)) ??
  (idForm.test(slugOrId) ? await shownPostById(slugOrId, now) : undefined)

const post = async (slugOrId: string, now: Date): Promise<Shown> => {
  const found = await findPost(slugOrId, now)
  if (!found) return { data: {} }
  const { neighbours: around, until } = await neighboursOf(found, now)
  const neighbours = posts.neighbours.response.parse(around)
  return { data: { post: posts.bySlug.response.parse(found), neighbours }, until }
}

const month = async (asked: string, now: Date): Promise<Shown> => ({
  data: { month: { month: asked, posts: await postsOfMonth(asked, now) } },
})

const own: Record<string, (now: Date) => Promise<Shown>> = {
  '/': home,
  '/blog': blog,
  '/videos': videos,
}

const plain = async (): Promise<Shown> => ({ data: {} })

/** Reads what a page shows of its own; undefined where an address can be no page. */
const ownReader = (path: string) => {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  if (slug && slugForm.test(slug)) return (now: Date) => post(slug, now)
  const [, asked] = /^\/blog\/in\/(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(path) ?? []
  if (asked) return (now: Date) => month(asked, now)
  return listedPages.includes(path) ? (own[path] ?? plain) : undefined
}

/** What the page at a path shows of the table; undefined, and nothing read, where it can be no page. */
export const readPageData = async (path: string, now: Date): Promise<Shown | undefined> => {
  const read = ownReader(path)
  if (!read) return undefined
  const [{ data, until }, all] = await Promise.all([read(now), publicSettings()])
  return { data: { ...data, settings: settings.publicList.response.parse(all) }, until }
}
