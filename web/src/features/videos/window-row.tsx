import type { ReactNode } from 'react'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlayableCard } from './playable-card.tsx'
import { inRow, WindowFront } from './short-card.tsx'
import type { VideoList } from './videos.ts'

type Caption = { plate: string | undefined; isUnseen?: boolean; note: ReactNode }

const Shut = () => (
  <div className={`window ${inRow}`} data-state="loading">
    <WindowFront />
    <Skeleton className="mt-4 h-5" />
    <Skeleton className="mt-2 h-5 w-2/3" />
  </div>
)

/** On phones a row that scrolls sideways; what sticks out of a window needs the padding. */
export const rail =
  'flex snap-x snap-mandatory gap-21 overflow-x-auto px-[46px] pt-[50px] pb-3 max-md:-mx-(--gutter) [scrollbar-width:none] md:grid md:snap-none md:grid-cols-[repeat(3,minmax(0,calc(0.18*var(--content))))] md:justify-between md:gap-14 md:overflow-visible md:px-10 md:py-0 lg:gap-0 lg:px-[92px]'

const places = [0, 1, 2]

const Loading = () => (
  <div className={rail} role="status">
    <span className="sr-only">Opening the windows...</span>
    {places.map((place) => (
      <Shut key={place} />
    ))}
  </div>
)

/** Three windows; on phones a rail that snaps. */
export const WindowRow = ({
  videos,
  captionOf,
}: {
  videos: VideoList
  captionOf: (video: NonNullable<VideoList>[number], place: number) => Caption
}) => {
  if (!videos) return <Loading />
  return (
    <div className={rail}>
      {videos.map((video, place) => (
        <LeaveOut key={`${video.videoId} ${video.thumbnail}`}>
          <PlayableCard short={video} order={place} {...captionOf(video, place)} />
        </LeaveOut>
      ))}
    </div>
  )
}
