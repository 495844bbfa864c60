import type { PostBlockOf } from '@bong-bari/contract'
import { MixedText } from '../../ui/mixed-text.tsx'

/** The room that a picture gets whose size nobody knows. */
const unknown = { width: 720, height: 480 }

/** A picture of a post's text in the frame of a window, with what stands below it. */
export const PostFigure = ({ src, alt, caption, width, height }: PostBlockOf<'picture'>) => {
  const size = width && height ? { width, height } : unknown
  return (
    <figure>
      <img
        {...size}
        src={src}
        alt={alt}
        loading="lazy"
        className={`h-auto w-full border-4 border-kajol bg-chun-200 outline-11 outline-jaanla-700 -outline-offset-4 ${size === unknown ? 'aspect-3/2 object-contain' : ''}`}
      />
      {caption && (
        <figcaption className="mt-4 text-body text-kajol-soft leading-normal">
          <MixedText>{caption}</MixedText>
        </figcaption>
      )}
    </figure>
  )
}
