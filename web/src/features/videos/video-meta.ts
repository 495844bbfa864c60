import type { ShownVideo } from '@bong-bari/contract'
import { site, type VideoItem } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { cardSize, type PageMeta } from '../../ui/page-meta.ts'
import { videoPath } from './videos.ts'

type Told = Pick<VideoItem, 'videoId' | 'title' | 'thumbnail'> & Partial<ShownVideo>

/** Seconds of the longest upright film. */
const longestShort = 180

/** Whether a film is in landscape; one of unknown length is a short. */
export const isWide = ({ duration = 0 }: { duration?: number | undefined }) =>
  duration > longestShort

export const playerUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`

const longest = 160

/** The team's words about a film, else YouTube's description. */
export const storyOf = ({ aboutEn, aboutBn, description }: Partial<ShownVideo>) =>
  aboutEn || aboutBn || description || ''

const describe = (video: Told) => {
  const story = storyOf(video).replace(/\s+/g, ' ').trim()
  if (!story)
    return `${video.title}. A short comedy of ${site.name}, ${site.nameBengali}, from Kolkata.`
  return cut(story, longest) + (story.length > longest ? '...' : '')
}

export const filmMeta = (video: Told): PageMeta => ({
  title: `${video.title} - ${site.name}`,
  description: describe(video),
  canonical: videoPath(video.videoId),
  ogType: 'video.other',
  ogImage: video.shareImage ?? video.thumbnail,
  ogImageAlt: video.title,
  ...(video.shareImage && { ogImageSize: cardSize }),
  ogVideo: { src: playerUrl(video.videoId), size: isWide(video) ? [1280, 720] : [720, 1280] },
})
