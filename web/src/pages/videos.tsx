import type { PageData } from '@bong-bari/contract'
import { allOf, videosPerStep } from '../features/videos/videos.ts'
import { VideosPage } from '../features/videos/videos-page.tsx'
import { MoreVideosIsland } from '../islands/more-videos.tsx'
import { VideoSearchIsland } from '../islands/video-search.tsx'
import { useSiteSettings } from '../site/settings.ts'
import { Island } from '../ui/page/island.tsx'

export const Videos = ({ data: { videos } }: { data: PageData }) => {
  const { youtube } = useSiteSettings()
  const count = allOf(videos).length
  return (
    <VideosPage
      videos={videos}
      search={
        <Island
          name="video-search"
          of={VideoSearchIsland}
          props={{ count, youtube }}
          when="touched"
        />
      }
      more={
        count > videosPerStep && (
          <Island
            name="more-videos"
            of={MoreVideosIsland}
            props={{ count }}
            when="touched"
            className="contents"
          />
        )
      }
    />
  )
}
