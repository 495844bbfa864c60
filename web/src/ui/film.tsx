import { useFilmAddress } from './film-address.ts'
import { Player } from './player.tsx'

type Props = {
  videoId: string
  title: string
  /** Where it is known that the film has a page of its own. */
  isKnown?: boolean
  /** Called where Back was pressed. */
  onBack: () => void
}

/** A film that plays on a page which is not its own: the address is that of its page meanwhile. */
export const Film = ({ videoId, title, isKnown = false, onBack }: Props) => {
  useFilmAddress(videoId, { isKnown, onBack })
  return <Player videoId={videoId} title={title} />
}
