import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { langOf } from '../../ui/lang-of.ts'
import noThumbnailUrl from './no-thumbnail.svg?url'
import { useShutters } from './use-shutters.ts'

type Short = { videoId: string; thumbnail: string; title: string }

type Props = {
  short: Short
  /** The word on the enamel plate above the window. */
  plate: string
  note?: ReactNode
  /** Place in its row, from 0: windows open one after another. */
  order?: number
  /** Runs instead of opening the short on the video platform. */
  onPlay?: (short: Short) => void
}

const shortUrl = (videoId: string) => `https://www.youtube.com/shorts/${videoId}`

/** The window itself, from hood to sill. */
export const WindowFront = ({ plate, children }: { plate?: string; children?: ReactNode }) => (
  <>
    {plate && (
      <span className="plate" lang="bn" aria-hidden="true">
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

const Opening = ({
  short,
  onPlay,
  children,
}: Pick<Props, 'short' | 'onPlay'> & { children: ReactNode }) =>
  onPlay ? (
    <button type="button" className="window-link" onClick={() => onPlay(short)}>
      {children}
    </button>
  ) : (
    <a className="window-link" href={shortUrl(short.videoId)} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens on YouTube in a new tab)</span>
    </a>
  )

/** A short film as a shuttered window of the house. */
export const ShortCard = ({ short, plate, note, order = 0, onPlay }: Props) => {
  const { frame, picture, state, isMissing } = useShutters(order)
  return (
    <article className="window" data-state={state} ref={frame}>
      <Opening short={short} {...(onPlay && { onPlay })}>
        <WindowFront plate={plate}>
          <span className="window-view">
            <img
              ref={picture}
              // No picture: a gamcha for a curtain, and the cat asleep on the sill.
              src={isMissing ? noThumbnailUrl : short.thumbnail}
              alt=""
              loading="lazy"
              width="270"
              height="480"
            />
          </span>
          <span className="play-disc">
            <Play />
          </span>
        </WindowFront>
        <h3 className="window-title" lang={langOf(short.title)}>
          {short.title}
        </h3>
      </Opening>
      {note && <p className="window-note">{note}</p>}
    </article>
  )
}
