import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { IntroPoster } from './intro-poster.tsx'

const playerUrl = `https://www.youtube-nocookie.com/embed/${site.introVideo}?autoplay=1&rel=0`

const Facade = ({ onPlay }: { onPlay: () => void }) => (
  <button type="button" className="intro-frame" onClick={onPlay}>
    <IntroPoster />
    <span className="intro-caption">
      Meet the family<span className="sr-only">: play the intro video</span>
    </span>
    <span className="intro-play">
      <Play aria-hidden="true" />
    </span>
    <span className="shutter left" />
    <span className="shutter right" />
  </button>
)

const Player = () => (
  <div className="intro-frame">
    <iframe
      // The button that had the focus is gone; the player goes on with it.
      ref={(frame) => frame?.focus()}
      src={playerUrl}
      title={`Intro video of ${site.name}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  </div>
)

/** The intro video: a painted bill first, the player (about a megabyte) when it is asked for. */
export const IntroVideo = () => {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="intro">
      {isPlaying ? <Player /> : <Facade onPlay={() => setPlaying(true)} />}
      <div className="intro-sill" />
    </div>
  )
}
