import type { ShownVideo } from '@bong-bari/contract'
import { site, type VideoItem } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { playerUrl, videoPath } from '../../names/addresses.ts'
import { cardSize, type PageMeta } from '../../ui/page-meta.ts'

type DescribedVideo = Pick<VideoItem, 'videoId' | 'title' | 'thumbnail'> & Partial<ShownVideo>

/** YouTube shows videos of up to three minutes upright. */
const maxShortSeconds = 180

/** Whether a video is in landscape; one of unknown length is a short. */
export const isWide = ({ duration = 0 }: { duration?: number | undefined }) =>
  duration > maxShortSeconds

const maxDescriptionLength = 160

const describe = (video: DescribedVideo) => {
  const story = (video.description ?? '').replace(/\s+/g, ' ').trim()
  if (!story)
    return `${video.title}. A short comedy of ${site.name}, ${site.nameBengali}, from Kolkata.`
  return cut(story, maxDescriptionLength) + (story.length > maxDescriptionLength ? '...' : '')
}

export const createVideoMeta = (video: DescribedVideo): PageMeta => ({
  title: `${video.title} - ${site.name}`,
  description: describe(video),
  canonical: videoPath(video.videoId),
  ogType: 'video.other',
  ogImage: video.shareImage ?? video.thumbnail,
  ogImageAlt: video.title,
  ...(video.shareImage && { ogImageSize: cardSize }),
  ogVideo: { src: playerUrl(video.videoId), size: isWide(video) ? [1280, 720] : [720, 1280] },
})
