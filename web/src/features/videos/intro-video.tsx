import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useSiteSettings } from '../../site-settings.ts'
import { Film } from '../../ui/film.tsx'
import { usePlaying } from '../../ui/use-playing.ts'
import { IntroPoster } from './intro-poster.tsx'

const Facade = ({ onPlay }: { onPlay: () => void }) => (
  <button type="button" className="intro-frame" onClick={onPlay}>
    <IntroPoster />
    <span className="absolute bottom-2.5 left-3 z-3 rounded-[5px] bg-kajol px-[11px] pt-[3px] pb-px font-display font-semibold text-chun-100 text-dense leading-normal md:text-ui md:leading-normal">
      Meet the family<span className="sr-only">: play the intro video</span>
    </span>
    <span className="intro-play">
      <Play />
    </span>
    <span className="shutter left" />
    <span className="shutter right" />
  </button>
)

/** A painted bill; the player (about a megabyte) loads on demand. */
export const IntroVideo = () => {
  const { introVideo } = useSiteSettings()
  const { isPlaying, play, stop } = usePlaying()
  return (
    <div className="intro">
      {isPlaying ? (
        <div className="intro-frame">
          <Film videoId={introVideo} title={`Intro video of ${site.name}`} onBack={stop} />
        </div>
      ) : (
        <Facade onPlay={play} />
      )}
      <noscript>
        <a className="absolute inset-0 z-4" href={`https://www.youtube.com/watch?v=${introVideo}`}>
          <span className="sr-only">Watch the intro video on YouTube</span>
        </a>
      </noscript>
      <div className="intro-sill" />
    </div>
  )
}
