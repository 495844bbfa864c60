import { useState } from 'react'
import { useIsOffline } from './use-is-offline.ts'

const playerUrl = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&playsinline=1&rel=0`

// The pressed button is gone, so focus moves here.
const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

const Waiting = () => (
  <span
    ref={takeFocus}
    role="status"
    tabIndex={-1}
    className="absolute inset-0 grid content-center gap-1.5 bg-kajol p-3 text-center text-chun-100 text-dense leading-normal"
  >
    <span lang="bn" className="font-display font-semibold text-taxi-400 text-ui">
      কেবলের দাদাকে খবর দেওয়া হয়েছে।
    </span>
    You are offline. The film begins when you are back.
  </span>
)

/** YouTube's player, about 1 MB, loaded on demand. */
export const Player = ({ videoId, title }: { videoId: string; title: string }) => {
  const isOffline = useIsOffline()
  const [begins, setBegins] = useState(!isOffline)
  // A film that has begun plays on from its buffer when offline.
  if (!begins && !isOffline) setBegins(true)
  if (!begins) return <Waiting />
  return (
    <iframe
      className="absolute inset-0 size-full"
      ref={takeFocus}
      src={playerUrl(videoId)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  )
}
