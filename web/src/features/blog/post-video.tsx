import type { PostBlockOf } from '@bong-bari/contract'
import { Play } from 'lucide-react'
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import type { Film } from '../../ui/film.tsx'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { usePlaying } from '../../ui/use-playing.ts'

type View = ComponentType<ComponentProps<typeof Film>>

/** A film behind a closed window: nothing of it loads before a press. */
export const PostVideo = ({ youtubeId, title }: PostBlockOf<'video'>) => {
  const { isPlaying, play, stop } = usePlaying()
  const [player, setPlayer] = useState<{ View: View }>()
  const href = `https://www.youtube.com/watch?v=${youtubeId}`
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    try {
      const { Film } = await import('../../ui/film.tsx')
      setPlayer({ View: Film })
      play()
    } catch {
      location.assign(href)
    }
  }
  return (
    <div className="relative m-1 aspect-video border-11 border-jaanla-700 bg-raat-800 outline-4 outline-kajol">
      {player && isPlaying ? (
        <player.View videoId={youtubeId} title={title ?? 'Video'} onBack={stop} />
      ) : (
        <a
          href={href}
          onClick={open}
          className="absolute inset-0 grid place-items-center overflow-hidden"
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
      )}
    </div>
  )
}
