import type { PageData } from '@bong-bari/contract'
import { api, nouns, reachTexts, shownNouns } from '@bong-bari/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../api.ts'
import { builtInNeighbours } from '../features/blog/built-in-neighbours.ts'
import { builtInPost } from '../features/blog/built-in-post.ts'
import { neighboursKey, shownNeighbours } from '../features/blog/neighbour.ts'
import { drawnOf, headOf } from '../features/blog/post.ts'
import { firstPostsKey } from '../features/blog/post-pages.ts'
import { slugIn } from '../features/blog/slug-in.ts'
import { postKey } from '../features/blog/use-post.ts'
import { maLineKey } from '../features/home/ma-line-today.ts'
import { shownSection } from '../features/home/shown-section.ts'
import { shownPitch } from '../features/offers/pitches.ts'
import { itemsOf } from '../features/videos/all-videos.ts'
import { reachKey } from '../features/videos/reach-facts.ts'
import { shownSubscribers } from '../features/videos/subscribers.ts'
import { filmPageOf, videoIdOf, videoKey } from '../features/videos/use-video.ts'
import { shownVideos } from '../features/videos/videos.ts'

/** The post at `/blog/{slug}`. */
export const shownPost = (path: string, { post }: PageData) => {
  const slug = slugIn(path)
  return slug === undefined ? undefined : (post ?? builtInPost(slug))
}

const firstPage = ({ items, next }: NonNullable<PageData['posts']>) => ({
  pages: [{ items: items.map(headOf), next }],
  pageParams: [''],
})

const fillPost = (client: QueryClient, path: string, data: PageData) => {
  const slug = slugIn(path)
  if (slug === undefined) return
  const shown = shownPost(path, data)
  client.setQueryData(postKey(slug), shown ? drawnOf(shown) : null)
  const { post, neighbours } = data
  if (neighbours) client.setQueryData(neighboursKey(slug), shownNeighbours(neighbours))
  else if (shown && !post) client.setQueryData(neighboursKey(slug), builtInNeighbours(slug))
}

/** Home reads only part of the sections' fields. */
const fillShown = (
  client: QueryClient,
  { section, pitch, ...others }: NonNullable<PageData['shown']>,
) => {
  if (section) client.setQueryData(keyOf(api.sections.publicList), section.map(shownSection))
  if (pitch) client.setQueryData(keyOf(api.pitches.publicList), pitch.map(shownPitch))
  for (const name of shownNouns)
    if (name in others) client.setQueryData([nouns[name].shown.path], Reflect.get(others, name))
}

const fillVideo = (client: QueryClient, path: string, { video }: PageData) => {
  const videoId = videoIdOf(path)
  if (videoId === undefined) return
  const shown = video && video !== 'gone' ? filmPageOf(video) : (video ?? 'missing')
  client.setQueryData(videoKey(videoId), shown)
}

/** Fills the cache with exactly what a page shows: all of it goes into the HTML. */
export const fillKnown = (client: QueryClient, path: string, data: PageData) => {
  const { settings, shown = {}, latest, popular, channel, maLine, videos, posts } = data
  if (settings) client.setQueryData(keyOf(api.settings.publicList), settings)
  fillShown(client, shown)
  if (latest) client.setQueryData(keyOf(api.videos.latest), shownVideos(latest))
  if (popular) client.setQueryData(keyOf(api.videos.popular), shownVideos(popular))
  if (channel && path === '/')
    client.setQueryData(keyOf(api.videos.channel), shownSubscribers(channel))
  else if (channel) client.setQueryData(reachKey, reachTexts(channel))
  if (maLine) client.setQueryData(maLineKey, maLine)
  if (videos) client.setQueryData(keyOf(api.videos.all), itemsOf(videos))
  if (posts) client.setQueryData(firstPostsKey, firstPage(posts))
  fillPost(client, path, data)
  fillVideo(client, path, data)
}
