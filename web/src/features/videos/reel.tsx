import { fallbackVideos } from '@bong-bari/site'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Player } from '../../ui/player.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePlaying } from '../../ui/use-playing.ts'
import { ShortCard } from './short-card.tsx'
import { rail } from './window-row.tsx'

type Film = { videoId: string; title: string }

/** Posters of the site's own films are here. */
const thumbnailOf = (id: string) =>
  fallbackVideos.find(({ videoId }) => videoId === id)?.thumbnail ??
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

const ReelFilm = ({ film, order }: { film: Film; order: number }) => {
  const { isPlaying, play } = usePlaying()
  const isLive = useHydrated()
  const short = { ...film, thumbnail: thumbnailOf(film.videoId) }
  if (isPlaying) return <ShortCard short={short} player={<Player {...film} />} />
  return <ShortCard short={short} order={order} {...(isLive && { onPlay: play })} />
}

export const Reel = ({ films }: { films: readonly Film[] }) => (
  <div className={rail}>
    {films.map((film, order) => (
      <LeaveOut key={film.videoId}>
        <ReelFilm film={film} order={order} />
      </LeaveOut>
    ))}
  </div>
)
