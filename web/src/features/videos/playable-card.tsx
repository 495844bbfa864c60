import { ArrowUpRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { BrandGlyph } from '../../ui/brand-glyph.tsx'
import { Film } from '../../ui/film.tsx'
import { closeAddress, videoPath } from '../../ui/film-address.ts'
import { useOrigin, usePageMeta } from '../../ui/page-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePlaying } from '../../ui/use-playing.ts'
import { ShortCard, type ShortCardProps, shortUrl } from './short-card.tsx'
import { filmMeta } from './video-meta.ts'

const way =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-display font-semibold underline-offset-5 md:min-h-8'

/** The recipient sees the film's page. */
const sendHref = (title: string, address: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`

type WaysProps = { short: ShortCardProps['short']; onClose: () => void }

const Ways = ({ short: { videoId, title }, onClose }: WaysProps) => {
  const origin = useOrigin()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <span className="flex w-full flex-wrap justify-between gap-x-3">
      <a
        className={way}
        href={sendHref(title, origin + videoPath(videoId))}
        target="_blank"
        rel="noopener"
        onKeyDown={onKeyDown}
      >
        <BrandGlyph name="whatsapp" />
        Send it
        <span className="sr-only"> on WhatsApp (opens in a new tab)</span>
      </a>
      <a
        className={way}
        href={shortUrl(videoId)}
        target="_blank"
        rel="noopener"
        onKeyDown={onKeyDown}
      >
        Watch on YouTube
        <ArrowUpRight className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <button
        type="button"
        className={`${way} cursor-pointer`}
        onKeyDown={onKeyDown}
        onClick={onClose}
      >
        <X className="size-[18px]" />
        Close
        <span className="sr-only"> the film</span>
      </button>
    </span>
  )
}

type PlayingProps = { short: ShortCardProps['short']; onBack: () => void }

/** The player; while it plays, the page has the film's address and title. */
const PlayingFilm = ({ short, onBack }: PlayingProps) => {
  usePageMeta(filmMeta(short))
  return <Film isKnown videoId={short.videoId} title={short.title} onBack={onBack} />
}

/** A short that plays in its window; closing returns focus to where it began. */
export const PlayableCard = ({ note, ...rest }: ShortCardProps) => {
  const { isPlaying, play, stop } = usePlaying()
  const opener = useRef<HTMLAnchorElement>(null)
  const isClosed = useRef(false)
  useEffect(() => {
    if (isPlaying || !isClosed.current) return
    isClosed.current = false
    opener.current?.focus()
  }, [isPlaying])
  const handler = useHydrated() ? { onPlay: play } : {}
  if (!isPlaying) return <ShortCard hasPage {...rest} {...handler} note={note} opener={opener} />
  const onBack = () => {
    isClosed.current = true
    stop()
  }
  const close = () => {
    closeAddress()
    onBack()
  }
  return (
    <ShortCard
      {...rest}
      note={<Ways short={rest.short} onClose={close} />}
      player={<PlayingFilm short={rest.short} onBack={onBack} />}
    />
  )
}
