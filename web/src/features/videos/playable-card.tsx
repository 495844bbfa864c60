import { ArrowUpRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Player } from '../../ui/player.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePlaying } from '../../ui/use-playing.ts'
import { ShortCard, type ShortCardProps, shortUrl } from './short-card.tsx'

const way =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-display font-semibold underline-offset-5 md:min-h-8'

/** The ways out of a film: to the platform, or back to the shut window. */
const Ways = ({ videoId, onClose }: { videoId: string; onClose: () => void }) => {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <span className="flex w-full flex-wrap justify-between gap-x-3">
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

/** A short film that plays in its window; closed, the focus is where it began. */
export const PlayableCard = ({ note, ...rest }: ShortCardProps) => {
  const { videoId, title } = rest.short
  const { isPlaying, play, stop } = usePlaying()
  const opener = useRef<HTMLAnchorElement>(null)
  const isClosed = useRef(false)
  useEffect(() => {
    if (isPlaying || !isClosed.current) return
    isClosed.current = false
    opener.current?.focus()
  }, [isPlaying])
  const handler = useHydrated() ? { onPlay: play } : {}
  if (!isPlaying) return <ShortCard {...rest} {...handler} note={note} opener={opener} />
  const close = () => {
    isClosed.current = true
    stop()
  }
  return (
    <ShortCard
      {...rest}
      note={<Ways videoId={videoId} onClose={close} />}
      player={<Player videoId={videoId} title={title} />}
    />
  )
}
