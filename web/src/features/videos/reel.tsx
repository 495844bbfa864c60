import { fallbackVideos } from '@bong-bari/site'
import { ShortCard } from './short-card.tsx'
import { rail } from './window-row.tsx'

type Film = { videoId: string; title: string }

/** Posters of the site's own films are here. */
const thumbnailOf = (id: string) =>
  fallbackVideos.find(({ videoId }) => videoId === id)?.thumbnail ??
  `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

export const Reel = ({ films }: { films: readonly Film[] }) => (
  <div className={rail}>
    {films.map((film, order) => (
      <ShortCard
        key={film.videoId}
        plays
        short={{ ...film, thumbnail: thumbnailOf(film.videoId) }}
        order={order}
      />
    ))}
  </div>
)
