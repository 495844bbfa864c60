import { fallbackVideos, type VideoItem } from '@bong-bari/site'
import { ArrowUpRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandGlyph } from '../../ui/page/brand-glyph.tsx'
import { newPlate, Published, ShortCard } from './short-card.tsx'

const way =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-display font-semibold underline-offset-5 md:min-h-8'

/** What `boot/player.ts` puts below a video that plays in its window. */
export const WaysTemplate = () => (
  <template data-ways="">
    <p className="window-caption mt-0.5 flex w-full flex-wrap justify-between gap-x-3 text-(--aside) text-dense leading-[1.65]">
      <a className={way} data-send="" href="/" target="_blank" rel="noopener">
        <BrandGlyph name="whatsapp" />
        Send it
        <span className="sr-only"> on WhatsApp (opens in a new tab)</span>
      </a>
      <a className={way} data-outside="" href="/" target="_blank" rel="noopener">
        Watch on YouTube
        <ArrowUpRight className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <button type="button" className={`${way} cursor-pointer`} data-close-player="">
        <X className="size-[18px]" />
        Close
        <span className="sr-only"> the video</span>
      </button>
    </p>
  </template>
)

type Caption = { plate: string | undefined; isDated?: boolean; note: ReactNode }

/** On phones a row that scrolls sideways; what sticks out of a window needs the padding. */
const rail =
  'flex snap-x snap-mandatory gap-21 overflow-x-auto px-[46px] pt-[50px] pb-3 max-md:-mx-(--gutter) [scrollbar-width:none] md:grid md:snap-none md:grid-cols-[repeat(3,minmax(0,calc(0.18*var(--content))))] md:justify-between md:gap-14 md:overflow-visible md:px-10 md:py-0 lg:gap-0 lg:px-[92px]'

type Props = {
  /** The list that `boot/videos.ts` asks for again, and how often. */
  list: 'latest' | 'popular'
  refreshMinutes: number
  videos: readonly VideoItem[]
  captionOf: (video: VideoItem, index: number) => Caption
}

/** Three windows; on phones a rail that snaps. */
export const WindowRow = ({ list, refreshMinutes, videos, captionOf }: Props) => (
  <div className={rail} data-videos={list} data-refresh-minutes={refreshMinutes}>
    {videos.map((video, index) => (
      <ShortCard
        key={video.videoId}
        hasPage
        plays
        short={video}
        order={index}
        {...captionOf(video, index)}
      />
    ))}
    <WaysTemplate />
  </div>
)

/**
 * The gaps hold what sticks out of a window; titles begin at the page's edge. On phones two columns, or one
 * with large letters.
 */
export const windowGrid =
  'window-grid grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,50%_-_18px),1fr))] gap-x-9 gap-y-16 px-2.5 pt-[50px] max-md:grid-flow-row-dense md:grid-cols-3 md:gap-x-21 md:px-6 lg:grid-cols-4 lg:gap-y-20 min-[1240px]:gap-x-[calc(0.1*var(--content))] min-[1240px]:px-[calc(0.044*var(--content))]'

const rowLength = 4

type CardsProps = {
  videos: readonly VideoItem[]
  /** Whether the first card is the first picture of the page. */
  isFirst?: boolean
}

/** The cards of a grid. Where they follow others, windows open from the first of a row on. */
export const GridCards = ({ videos, isFirst = false }: CardsProps) =>
  videos.map((video, index) => (
    <ShortCard
      key={video.videoId}
      hasPage
      plays
      layout="grid"
      short={video}
      order={index % rowLength}
      isFirst={isFirst && index === 0}
      plate={newPlate}
      isDated
      note={<Published at={video.publishedAt} />}
    />
  ))

export const WindowGrid = ({
  videos,
  children,
}: {
  videos: readonly VideoItem[]
  children?: ReactNode
}) => (
  <div className={windowGrid}>
    <GridCards isFirst videos={videos} />
    {children}
  </div>
)

type ReelVideo = { videoId: string; title: string }

/** Posters of the site's own videos are here. */
const thumbnailOf = (id: string) =>
  fallbackVideos.find(({ videoId }) => videoId === id)?.thumbnail ??
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

export const Reel = ({ videos }: { videos: readonly ReelVideo[] }) => (
  <div className={rail}>
    {videos.map((video, order) => (
      <ShortCard
        key={video.videoId}
        plays
        short={{ ...video, thumbnail: thumbnailOf(video.videoId) }}
        order={order}
      />
    ))}
  </div>
)
