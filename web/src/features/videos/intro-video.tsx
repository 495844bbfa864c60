import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { IntroPoster } from './intro-poster.tsx'

const playerUrl = (videoId: string) =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`

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

const Player = ({ videoId }: { videoId: string }) => (
  <div className="intro-frame">
    <iframe
      className="absolute inset-0 size-full"
      // The button that had the focus is gone; the player goes on with it.
      ref={(frame) => frame?.focus()}
      src={playerUrl(videoId)}
      title={`Intro video of ${site.name}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  </div>
)

/** The intro video: a painted bill first, the player (about a megabyte) when it is asked for. */
export const IntroVideo = () => {
  const { introVideo } = useSiteSettings()
  const [playing, setPlaying] = useState<string>()
  return (
    <div className="intro">
      {playing ? <Player videoId={playing} /> : <Facade onPlay={() => setPlaying(introVideo)} />}
      <noscript>
        <a className="absolute inset-0 z-4" href={`https://www.youtube.com/watch?v=${introVideo}`}>
          <span className="sr-only">Watch the intro video on YouTube</span>
        </a>
      </noscript>
      <div className="intro-sill" />
    </div>
  )
}
