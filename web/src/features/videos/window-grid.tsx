import type { VideoItem } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { newPlate } from './latest-floor.tsx'
import { Published } from './published.tsx'
import { ShortCard } from './short-card.tsx'

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
  videos.map((video, place) => (
    <ShortCard
      key={video.videoId}
      hasPage
      plays
      layout="grid"
      short={video}
      order={place % rowLength}
      isFirst={isFirst && place === 0}
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
