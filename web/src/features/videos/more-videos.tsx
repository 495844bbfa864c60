import { useState } from 'react'
import { ShowMore } from '../../ui/page/stand-in.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { loadAllVideos } from './load-all-videos.ts'
import { videosPerStep } from './videos.ts'
import { GridCards } from './window-rows.tsx'

type Props = {
  /** How many videos there are in all. */
  count: number
}

/** What follows the first videos in their grid. */
export const MoreVideos = ({ count }: Props) => {
  const [shown, setShown] = useState(videosPerStep)
  const { data: all, hasFailed, retry } = useLoaded(loadAllVideos, shown > videosPerStep)
  const openMore = () => (hasFailed ? retry() : setShown(shown + videosPerStep))
  const hasMore = !all || shown < count
  return (
    <>
      {all && <GridCards videos={all.slice(videosPerStep, shown)} />}
      {hasMore && (
        <ShowMore
          failure={hasFailed && 'More videos could not be loaded.'}
          className="col-span-full"
          onMore={openMore}
        >
          Open more windows
        </ShowMore>
      )}
    </>
  )
}
