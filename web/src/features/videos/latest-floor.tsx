import { ArrowUpRight, Clock } from 'lucide-react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { useLatest } from './videos.ts'
import { WindowRow } from './window-row.tsx'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

const Published = ({ at }: { at: string }) => (
  <>
    <Clock />
    <time dateTime={at}>{day.format(new Date(at))}</time>
  </>
)

/** The lime-washed lane by day. */
export const LatestFloor = () => (
  <section className="floor lane" aria-labelledby="latest-title">
    <div className="wrap relative">
      <div className="floor-head">
        <div className="section-head" data-reveal="right">
          <p className="kicker" lang="bn">
            একদম টাটকা
          </p>
          <h2 id="latest-title">Latest Comedy</h2>
          <p>Straight from the kitchen, still hot.</p>
        </div>
        <a className="more-link" href={useSiteSettings().youtube} target="_blank" rel="noopener">
          More on YouTube
          <ArrowUpRight />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <span className="pipe" />
      <Art name="gecko" className="gecko" />
      <WindowRow
        videos={useLatest()}
        captionOf={({ publishedAt }) => ({ plate: 'নতুন', note: <Published at={publishedAt} /> })}
      />
    </div>
  </section>
)
