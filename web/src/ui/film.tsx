import { useFilmAddress } from './film-address.ts'
import { Player } from './player.tsx'

type Props = {
  videoId: string
  title: string
  /** Set when the film is known to have its own page. */
  isKnown?: boolean
  onBack: () => void
}

/** A film playing on another page, under its own page's address. */
export const Film = ({ videoId, title, isKnown = false, onBack }: Props) => {
  useFilmAddress(videoId, { isKnown, onBack })
  return <Player videoId={videoId} title={title} />
}
