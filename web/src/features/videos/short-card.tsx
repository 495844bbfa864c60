import { longDate } from '@bong-bari/site'
import { Clock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortUrl, videoPath } from '../../names/addresses.ts'
import { langOf } from '../../plain/lang-of.ts'
import noThumbnailUrl from './no-thumbnail.svg?url'

type FrontProps = {
  /** The word on the plate above the window. */
  plate?: string | undefined
  /** Whether `boot/videos.ts` shows the plate and a dot, where the video is new. */
  isDated?: boolean
  children?: ReactNode
}

/** Draws a window from its hood to its sill. */
export const WindowFront = ({ plate, isDated = false, children }: FrontProps) => (
  <>
    {isDated && (
      <span
        hidden
        data-unseen=""
        className="absolute -top-6 right-0 z-4 size-4 rounded-full border-2 border-kajol bg-paar-600"
      >
        <span className="sr-only">New since your last visit: </span>
      </span>
    )}
    {plate && (
      <span
        hidden={isDated}
        data-plate=""
        className="absolute -top-[22px] left-1/2 z-4 min-w-10 -translate-x-1/2 whitespace-nowrap rounded-xs border-2 border-white bg-phalak-700 px-[9px] pt-px text-center font-display font-semibold text-ui text-white leading-[1.35] outline-2 outline-phalak-700"
        lang="bn"
        data-common=""
        aria-hidden="true"
      >
        {plate}
      </span>
    )}
    <span className="window-hood" />
    <span className="window-frame" data-screen="">
      {children}
      <span className="shutter left" />
      <span className="shutter right" />
    </span>
    <span className="window-sill" />
  </>
)

type Short = { videoId: string; thumbnail: string; title: string; publishedAt?: string }

type ShortCardProps = {
  short: Short
  /** The word on the plate above the window. */
  plate?: string | undefined
  /** Whether the browser marks it as new. */
  isDated?: boolean
  note?: ReactNode
  /** Place in its row, from 0: windows open one after another. */
  order?: number
  /** Its picture is what the page paints largest, so it does not wait for the layout. */
  isFirst?: boolean
  /** Links to the short's page here, not to the platform. */
  hasPage?: boolean
  /** Plays in its place, instead of opening on the video platform. */
  plays?: boolean
  layout?: keyof typeof layouts
}

export const windowLink = 'window-link group block w-full text-left text-inherit no-underline'

/** In the row of a floor, or in a grid; on phones, where a window is too small for a player, it grows. */
const layouts = {
  row: 'max-md:flex-none max-md:snap-center max-md:w-[min(11.5rem,62vw)] max-md:data-playing:w-[min(270px,72vw)]',
  grid: 'max-md:data-playing:col-span-full max-md:data-playing:w-[min(300px,78vw)] max-md:data-playing:justify-self-center',
}

/** The word on the plate of a new video. */
export const newPlate = 'নতুন'

export const noteIcon = 'size-[15px]'

const PlayDisc = () => (
  <span className="absolute bottom-[11px] left-[11px] z-1 grid size-[56px] in-data-playing:hidden place-items-center rounded-full border-3 border-kajol bg-taxi-400 transition-transform duration-(--duration-ui) ease-hinge group-hover:scale-114 group-focus-visible:scale-114">
    <Play className="ml-[3px] size-[24px] fill-paar-600 stroke-paar-600" />
  </span>
)

/** Where a press leads without scripts. */
const linkOf = ({ short: { videoId }, hasPage }: ShortCardProps) =>
  hasPage
    ? { href: videoPath(videoId) }
    : { href: shortUrl(videoId), target: '_blank', rel: 'noopener' }

/** What `boot/player.ts` reads at a press. */
const playOf = ({ short: { videoId, title }, plays, hasPage }: ShortCardProps) =>
  plays
    ? { 'data-play': videoId, 'data-title': title, 'data-address': hasPage ? 'known' : undefined }
    : {}

export const ShortCard = (props: ShortCardProps) => {
  const {
    short,
    plate,
    isDated = false,
    note,
    order = 0,
    isFirst,
    layout = 'row',
    plays,
    hasPage,
  } = props
  return (
    <article
      className={`window ${layouts[layout]}`}
      data-state="open"
      data-order={order}
      data-player=""
      data-published={isDated ? short.publishedAt : undefined}
    >
      <a className={windowLink} {...linkOf(props)} {...playOf(props)}>
        <WindowFront plate={plate} isDated={isDated}>
          <span className="window-view">
            <img
              className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-105"
              // Without a picture: a gamcha for a curtain, and the cat asleep on the sill.
              data-stand-in={noThumbnailUrl}
              src={short.thumbnail}
              alt=""
              {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              width="270"
              height="480"
            />
          </span>
          <PlayDisc />
        </WindowFront>
        <h3
          // Lower lines would show the tops of a third one below the second.
          className="window-caption mt-3.5 line-clamp-2 h-[2.92em] font-semibold text-read leading-[1.46] md:text-lead md:leading-[1.46]"
          lang={langOf(short.title)}
        >
          {short.title}
        </h3>
        <span className="sr-only" data-hint={plays ? ' (plays here)' : undefined}>
          {hasPage ? '' : ' (opens on YouTube in a new tab)'}
        </span>
      </a>
      {note && (
        <p
          data-note=""
          className="window-caption mt-0.5 flex items-center gap-1.5 text-(--aside) text-dense leading-[1.65] in-data-playing:hidden"
        >
          {note}
        </p>
      )}
    </article>
  )
}

export const Published = ({ at }: { at: string }) => (
  <>
    <Clock className={noteIcon} />
    <time dateTime={at}>{longDate(at)}</time>
  </>
)
