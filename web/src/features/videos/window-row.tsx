import type { VideoItem } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { ShortCard } from './short-card.tsx'
import { WaysTemplate } from './ways.tsx'

type Caption = { plate: string | undefined; isDated?: boolean; note: ReactNode }

/** On phones a row that scrolls sideways; what sticks out of a window needs the padding. */
export const rail =
  'flex snap-x snap-mandatory gap-21 overflow-x-auto px-[46px] pt-[50px] pb-3 max-md:-mx-(--gutter) [scrollbar-width:none] md:grid md:snap-none md:grid-cols-[repeat(3,minmax(0,calc(0.18*var(--content))))] md:justify-between md:gap-14 md:overflow-visible md:px-10 md:py-0 lg:gap-0 lg:px-[92px]'

type Props = {
  /** The list that `boot/fresh-videos.ts` asks for again, and how often. */
  list: 'latest' | 'popular'
  refreshMinutes: number
  videos: readonly VideoItem[]
  captionOf: (video: VideoItem, place: number) => Caption
}

/** Three windows; on phones a rail that snaps. */
export const WindowRow = ({ list, refreshMinutes, videos, captionOf }: Props) => (
  <div className={rail} data-videos={list} data-refresh-minutes={refreshMinutes}>
    {videos.map((video, place) => (
      <ShortCard
        key={video.videoId}
        hasPage
        plays
        short={video}
        order={place}
        {...captionOf(video, place)}
      />
    ))}
    <WaysTemplate />
  </div>
)
