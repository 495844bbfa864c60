import { Heart } from 'lucide-react'
import { FairyLights } from './fairy-lights.tsx'
import { usePopular } from './videos.ts'
import { WindowRow } from './window-row.tsx'

const ranks = [
  { plate: '১ নং', praise: "Everybody's favourite" },
  { plate: '২ নং', praise: 'Sent by every mashi' },
  { plate: '৩ নং', praise: 'Still being quoted' },
]

const Praise = ({ children }: { children: string }) => (
  <>
    <Heart />
    {children}
  </>
)

const captionOf = (_: unknown, place: number) => {
  const { plate = '', praise = '' } = ranks[place] ?? {}
  return { plate, note: <Praise>{praise}</Praise> }
}

/** The same lane in the evening. */
export const PopularFloor = () => (
  <section className="floor evening on-dark" aria-labelledby="popular-title">
    <div className="stars" data-parallax-y={0.3} />
    <FairyLights />
    <div className="wrap relative">
      <div className="floor-head">
        <div className="section-head" data-reveal="left">
          <p className="kicker" lang="bn">
            পাড়ার সবার প্রিয়
          </p>
          <h2 id="popular-title">Most Loved Comedy</h2>
          <p>The ones that get forwarded to every family group.</p>
        </div>
      </div>
      <span className="pipe" />
      <WindowRow videos={usePopular()} captionOf={captionOf} />
    </div>
  </section>
)
