import type { PostBlockOf } from '@bong-bari/contract'
import { Play } from 'lucide-react'
import { MixedText } from '../../ui/mixed-text.tsx'

/** A film behind a closed window: nothing of it loads before `boot/player.ts` hears a press. */
export const PostVideo = ({ youtubeId, title }: PostBlockOf<'video'>) => (
  <div
    className="relative m-1 aspect-video border-11 border-jaanla-700 bg-raat-800 outline-4 outline-kajol"
    data-player=""
  >
    <a
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      data-play={youtubeId}
      data-title={title ?? 'Video'}
      data-address="maybe"
      className="absolute inset-0 grid in-data-playing:hidden place-items-center overflow-hidden"
    >
      <span className="grid size-18 place-items-center rounded-full border-4 border-kajol bg-taxi-400 text-paar-600">
        <Play className="ml-1 size-8 fill-current" />
      </span>
      <span
        className={
          title
            ? 'absolute bottom-2.5 left-3 mr-3 rounded-[5px] bg-kajol px-[11px] pt-[3px] pb-px font-display font-semibold text-chun-100 text-ui leading-normal'
            : 'sr-only'
        }
      >
        <span className="sr-only">Play the video </span>
        {title && <MixedText>{title}</MixedText>}
      </span>
    </a>
    <div data-screen="" />
  </div>
)
