import { Play } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { videoPath } from '../../ui/film-address.ts'
import { langOf } from '../../ui/lang-of.ts'
import noThumbnailUrl from './no-thumbnail.svg?url'
import { useShutters } from './use-shutters.ts'

type Short = { videoId: string; thumbnail: string; title: string }

export type ShortCardProps = {
  short: Short
  /** The word on the plate above the window. */
  plate?: string | undefined
  /** Came since the last visit. */
  isUnseen?: boolean
  note?: ReactNode
  /** Place in its row, from 0: windows open one after another. */
  order?: number
  /** Instead of opening it on the video platform. */
  onPlay?: (short: Short) => void
  /** Its picture is what the page paints largest, so it does not wait for the layout. */
  isFirst?: boolean
  /** Links to the short's page here, not to the platform. */
  hasPage?: boolean
  player?: ReactNode
  opener?: Ref<HTMLAnchorElement>
  layout?: keyof typeof layouts
}

export const shortUrl = (videoId: string) => `https://www.youtube.com/shorts/${videoId}`

type FrontProps = { plate?: string | undefined; isUnseen?: boolean; children?: ReactNode }

/** From hood to sill. */
export const WindowFront = ({ plate, isUnseen, children }: FrontProps) => (
  <>
    {isUnseen && (
      <span className="absolute -top-6 right-0 z-4 size-4 rounded-full border-2 border-kajol bg-paar-600">
        <span className="sr-only">New since your last visit: </span>
      </span>
    )}
    {plate && (
      <span
        className="absolute -top-[22px] left-1/2 z-4 min-w-10 -translate-x-1/2 whitespace-nowrap rounded-xs border-2 border-white bg-phalak-700 px-[9px] pt-px text-center font-display font-semibold text-ui text-white leading-[1.35] outline-2 outline-phalak-700"
        lang="bn"
        data-common=""
        aria-hidden="true"
      >
        {plate}
      </span>
    )}
    <span className="window-hood" />
    <span className="window-frame">
      {children}
      <span className="shutter left" />
      <span className="shutter right" />
    </span>
    <span className="window-sill" />
  </>
)

const link = 'window-link group block w-full text-left text-inherit no-underline'

export const inRow = 'max-md:w-[min(11.5rem,62vw)] max-md:flex-none max-md:snap-center'

/** In the row of a floor, or in a grid; on phones, where a window is too small for a player, it grows. */
const layouts = {
  row: { still: inRow, playing: 'max-md:w-[min(270px,72vw)] max-md:flex-none max-md:snap-center' },
  grid: {
    still: '',
    playing: 'max-md:col-span-full max-md:w-[min(300px,78vw)] max-md:justify-self-center',
  },
}

export const noteIcon = 'size-[15px]'

const PlayDisc = () => (
  <span className="absolute bottom-[11px] left-[11px] z-1 grid size-[56px] place-items-center rounded-full border-3 border-kajol bg-taxi-400 transition-transform duration-(--duration-ui) ease-hinge group-hover:scale-114 group-focus-visible:scale-114">
    <Play className="ml-[3px] size-[24px] fill-paar-600 stroke-paar-600" />
  </span>
)

/** A press for a new tab or window is left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A button that remains a link where a new tab is asked for. */
export const playing = (onPlay: () => void) => ({
  role: 'button',
  onClick: (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onPlay()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onPlay()
  },
})

type OpeningProps = Pick<ShortCardProps, 'short' | 'onPlay' | 'hasPage' | 'player' | 'opener'>

const Opening = ({
  short,
  onPlay,
  hasPage,
  player,
  opener,
  children,
}: OpeningProps & { children: ReactNode }) =>
  player ? (
    <div className="block w-full">{children}</div>
  ) : (
    <a
      className={link}
      {...(hasPage
        ? { href: videoPath(short.videoId) }
        : { href: shortUrl(short.videoId), target: '_blank', rel: 'noopener' })}
      ref={opener}
      {...(onPlay && playing(() => onPlay(short)))}
    >
      {children}
      <span className="sr-only">
        {onPlay ? ' (plays here)' : hasPage ? '' : ' (opens on YouTube in a new tab)'}
      </span>
    </a>
  )

export const ShortCard = (props: ShortCardProps) => {
  const { short, plate, isUnseen = false, note, order = 0, isFirst, player, layout = 'row' } = props
  const { frame, picture, state, isMissing } = useShutters(order)
  return (
    <article
      className={`window ${layouts[layout][player ? 'playing' : 'still']}`}
      data-state={state}
      ref={frame}
    >
      <Opening {...props}>
        <WindowFront plate={plate} isUnseen={isUnseen}>
          <span className="window-view">
            <img
              className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-105"
              ref={picture}
              // Without a picture: a gamcha for a curtain, and the cat asleep on the sill.
              src={isMissing ? noThumbnailUrl : short.thumbnail}
              alt=""
              {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              width="270"
              height="480"
            />
          </span>
          {player ?? <PlayDisc />}
        </WindowFront>
        <h3
          // Lower lines would show the tops of a third one below the second.
          className="window-caption mt-3.5 line-clamp-2 h-[2.92em] font-semibold text-read leading-[1.46] md:text-lead md:leading-[1.46]"
          lang={langOf(short.title)}
        >
          {short.title}
        </h3>
      </Opening>
      {note && (
        <p className="window-caption mt-0.5 flex items-center gap-1.5 text-(--aside) text-dense leading-[1.65]">
          {note}
        </p>
      )}
    </article>
  )
}
