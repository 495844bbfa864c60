import { type ChannelNumbers, formatSubscribers, videoRefreshMinutes } from '@bong-bari/contract'
import { ArrowRight, ArrowUpRight, Heart } from 'lucide-react'
import { langOf } from '../../plain/lang-of.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { moreLink, moreLinkIcon } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/page/page-parts.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { newPlate, noteIcon, Published } from './short-card.tsx'
import { rowOf, type Videos } from './videos.ts'
import { WindowRow } from './window-rows.tsx'

const AllLink = () => (
  <a href="/videos" className={moreLink}>
    All videos
    <ArrowRight className={moreLinkIcon} />
  </a>
)

const colours = ['fill-taxi-400', 'fill-deyal-400', 'fill-jaanla-300']

/** Bulb positions on the wire, in px of one swag. */
const bulbs = [57, 114, 171, 228, 284, 341, 398].map((x, index) => ({
  x,
  y: [32, 44, 52, 54, 52, 44, 32][index] ?? 32,
  colour: colours[index % colours.length],
}))

/** Swags from the middle to both sides, however wide the street. */
const FairyLights = () => (
  <svg className="absolute inset-x-0 top-0 h-[70px] w-full" aria-hidden="true">
    <pattern id="fairy-lights" x="50%" width="455" height="70" patternUnits="userSpaceOnUse">
      <path
        d="M0 8C155 69 300 69 455 8"
        fill="none"
        stroke="var(--color-raat-300)"
        strokeWidth="2"
      />
      {bulbs.map(({ x, y, colour }) => (
        <circle key={x} cx={x} cy={y} r="5.5" className={colour} />
      ))}
    </pattern>
    <rect width="100%" height="70" fill="url(#fairy-lights)" />
  </svg>
)

const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a className={moreLink} href={href} target="_blank" rel="noopener">
    {children}
    <ArrowUpRight className={moreLinkIcon} />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

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

const captionOf = (_: unknown, index: number) => {
  const { plate = '', praise = '' } = ranks[index] ?? {}
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

/** Subscribers of the channel, else the team's words, else nothing. */
export const Reach = ({ channel }: { channel: ChannelNumbers | undefined }) => {
  const { reach } = useSiteSettings()
  const subscriberText = (channel && formatSubscribers(channel.subscribers)) || reach
  return subscriberText ? <span lang={langOf(subscriberText)}>{subscriberText}</span> : null
}
