import { videoRefreshMinutes } from '@bong-bari/contract'
import { ArrowUpRight } from 'lucide-react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { moreLink, moreLinkIcon } from '../../ui/more-link.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { AllLink } from './all-link.tsx'
import { Published } from './published.tsx'
import { rowOf, type Videos } from './videos.ts'
import { WindowRow } from './window-row.tsx'

const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a className={moreLink} href={href} target="_blank" rel="noopener">
    {children}
    <ArrowUpRight className={moreLinkIcon} />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** The word on the plate of a new video. */
export const newPlate = 'নতুন'

export const LatestFloor = ({ videos }: { videos: Videos }) => {
  const { youtube, whatsappChannel } = useSiteSettings()
  return (
    <section className="lane relative pt-[46px] pb-11 max-md:pt-5" aria-labelledby="latest-title">
      <Wrap className="relative">
        <div className="relative z-1 mb-5 flex flex-col items-start justify-between gap-2 md:mb-[58px] lg:flex-row lg:items-end lg:gap-6">
          <SectionHead
            id="latest-title"
            title="Latest Comedy"
            kicker="একদম টাটকা"
            data-reveal="right"
          >
            Straight from the kitchen, still hot.
          </SectionHead>
          <div className="flex min-w-0 flex-col gap-2 max-md:w-full md:items-start lg:items-end">
            <p className="beside-pipe flex flex-wrap gap-x-3.5 lg:justify-end">
              <AllLink />
              <OutsideLink href={youtube}>More on YouTube</OutsideLink>
              {whatsappChannel && <OutsideLink href={whatsappChannel}>WhatsApp</OutsideLink>}
            </p>
          </div>
        </div>
        <span className="pipe" />
        <Art name="gecko" className="gecko" />
        <WindowRow
          list="latest"
          refreshMinutes={videoRefreshMinutes.latest}
          videos={rowOf('latest', videos)}
          captionOf={(video) => ({
            plate: newPlate,
            isDated: true,
            note: <Published at={video.publishedAt} />,
          })}
        />
      </Wrap>
    </section>
  )
}
