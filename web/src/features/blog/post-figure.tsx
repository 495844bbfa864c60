import type { PostBlockOf } from '@bong-bari/contract'
import { langOf } from '../../ui/lang-of.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { widthsOf } from '../../ui/shown-picture.ts'

/** For a picture of unknown size. */
const unknown = { width: 720, height: 480 }

export const PostFigure = ({ src, alt, caption, width, height, small }: PostBlockOf<'picture'>) => {
  const size = width && height ? { width, height } : unknown
  return (
    <figure>
      <img
        {...size}
        {...widthsOf(src, width, small, '(min-width: 720px) 660px, 92vw')}
        src={src}
        alt={alt}
        lang={langOf(alt)}
        loading="lazy"
        decoding="async"
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
