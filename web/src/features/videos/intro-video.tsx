import { site } from '@bong-bari/site'
import { Play } from 'lucide-react'
import { useSiteSettings } from '../../site-settings.ts'
import { IntroPoster } from './intro-poster.tsx'

/** A painted bill, in whose place `boot/player.ts` puts the player. */
export const IntroVideo = () => {
  const { introVideo } = useSiteSettings()
  return (
    <div className="intro" data-player="">
      <button
        type="button"
        className="intro-frame in-data-playing:hidden"
        data-play={introVideo}
        data-title={`Intro video of ${site.name}`}
        data-address="maybe"
      >
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
      <div className="intro-frame hidden in-data-playing:block" data-screen="" />
      <noscript>
        <a className="absolute inset-0 z-4" href={`https://www.youtube.com/watch?v=${introVideo}`}>
          <span className="sr-only">Watch the intro video on YouTube</span>
        </a>
      </noscript>
      <div className="intro-sill" />
    </div>
  )
}
