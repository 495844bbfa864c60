import type { VideoItem } from '@bong-bari/site'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNews } from './new-videos.ts'
import { PlayableCard } from './playable-card.tsx'
import { Published } from './published.tsx'
import { WindowFront } from './short-card.tsx'
import './window-grid.css'

/**
 * The gaps hold what sticks out of a window; titles begin at the page's edge. On phones two columns, or one
 * with large letters.
 */
export const windowGrid =
  'window-grid grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,50%_-_18px),1fr))] gap-x-9 gap-y-16 px-2.5 pt-[50px] max-md:grid-flow-row-dense md:grid-cols-3 md:gap-x-21 md:px-6 lg:grid-cols-4 lg:gap-y-20 min-[1240px]:gap-x-[calc(0.1*var(--content))] min-[1240px]:px-[calc(0.044*var(--content))]'

const rowLength = 4

const shut = Array.from({ length: 2 * rowLength }, (_, place) => place)

export const ShutWindows = () => (
  <div className={windowGrid} role="status">
    <span className="sr-only">Opening the windows...</span>
    {shut.map((place) => (
      <div key={place} className="window" data-state="loading">
        <WindowFront />
        <Skeleton className="mt-4 h-5" />
        <Skeleton className="mt-2 h-5 w-2/3" />
      </div>
    ))}
  </div>
)

export const WindowGrid = ({ videos }: { videos: readonly VideoItem[] }) => {
  const { plateOf, isUnseen } = useNews()
  return (
    <div className={windowGrid}>
      {videos.map((video, place) => (
        <LeaveOut key={`${video.videoId} ${video.thumbnail}`}>
          <PlayableCard
            layout="grid"
            short={video}
            order={place % rowLength}
            isFirst={place === 0}
            plate={plateOf(video)}
            isUnseen={isUnseen(video)}
            note={<Published at={video.publishedAt} />}
          />
        </LeaveOut>
      ))}
    </div>
  )
}
