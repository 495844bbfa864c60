import { videoRefreshMinutes } from '@bong-bari/contract'
import { Heart } from 'lucide-react'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { AllLink } from './all-link.tsx'
import { FairyLights } from './fairy-lights.tsx'
import { noteIcon } from './short-card.tsx'
import { rowOf, type Videos } from './videos.ts'
import { WindowRow } from './window-row.tsx'

const ranks = [
  { plate: '১ নং', praise: "Everybody's favourite" },
  { plate: '২ নং', praise: 'Sent by every mashi' },
  { plate: '৩ নং', praise: 'Still being quoted' },
]

const Praise = ({ children }: { children: string }) => (
  <>
    <Heart className={noteIcon} />
    {children}
  </>
)

const captionOf = (_: unknown, place: number) => {
  const { plate = '', praise = '' } = ranks[place] ?? {}
  return { plate, note: <Praise>{praise}</Praise> }
}

export const PopularFloor = ({ videos }: { videos: Videos }) => (
  <section className="evening on-dark relative pt-[46px] pb-11" aria-labelledby="popular-title">
    <div className="stars" data-parallax-y={0.3} />
    <FairyLights />
    <Wrap className="relative pt-6">
      <div className="relative mb-5 flex flex-col items-start justify-between gap-2 md:mb-[58px] md:flex-row md:items-end md:gap-6">
        <SectionHead
          id="popular-title"
          title="Most Loved Comedy"
          kicker="পাড়ার সবার প্রিয়"
          data-reveal="left"
        >
          The most watched of all time, and the ones that get forwarded to every family group.
        </SectionHead>
        <AllLink />
      </div>
      <span className="pipe" />
      <WindowRow
        list="popular"
        refreshMinutes={videoRefreshMinutes.popular}
        videos={rowOf('popular', videos)}
        captionOf={captionOf}
      />
    </Wrap>
  </section>
)
