import { site } from '@bong-bari/site'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { moreLink, moreLinkIcon } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { allOf, type Videos, videosPerStep } from './videos.ts'
import { WaysTemplate, WindowGrid } from './window-rows.tsx'

type Props = {
  videos: Videos
  search: ReactNode
  /** What follows the first videos in their grid. */
  more: ReactNode
}

/** `/videos`: all videos, newest first, with a search. */
export const VideosPage = ({ videos, search, more }: Props) => {
  usePageMeta({
    title: `Videos - ${site.name}`,
    description: `Every short comedy of ${site.name} from Kolkata in one place, newest first: mothers, sons, fish, phones and the family between them. Search in English or Bengali.`,
    canonical: '/videos',
  })
  const { youtube } = useSiteSettings()
  return (
    <div data-wide className="flex flex-col *:last:flex-1">
      <PageHead
        title="Videos"
        bengali="সব জানলা খোলা"
        tint="bg-taxi-100"
        art={<Art name="camera" className="-mb-2 hidden h-[104px] w-auto md:block" />}
      >
        Every window of the house, newest first. Press one and it plays right there.
      </PageHead>
      <div className="bg-chun-100 pt-7 pb-16 md:pt-9">
        <Wrap>
          <h2 className="sr-only">All videos</h2>
          {search}
          <div data-all-videos="">
            <WindowGrid videos={allOf(videos).slice(0, videosPerStep)}>{more}</WindowGrid>
          </div>
          <WaysTemplate />
          <p className="mt-12 text-center">
            <a className={moreLink} href={youtube} target="_blank" rel="noopener">
              More on YouTube
              <ArrowUpRight className={moreLinkIcon} />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </Wrap>
      </div>
    </div>
  )
}
