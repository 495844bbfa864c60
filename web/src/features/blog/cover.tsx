import { Fragment } from 'react'
import { widthsOf } from '../../ui/shown-picture.ts'
import { type Scene, sceneOf } from './cover-scenes.tsx'
import type { PostHead } from './post.ts'

type CoverProps = {
  post: PostHead
  /** Drawn without a picture; by default the post's own. */
  scene?: Scene | undefined
  className?: string
  eager?: boolean
  /** By default those of a list card. */
  sizes?: string
}

/** A post's picture; a drawing where there is none, or it does not load. */
export const Cover = ({
  post: { slug, image, imageWidth, imageHeight, imageSmall },
  scene: Scene = sceneOf(slug),
  className,
  eager,
  sizes = '(min-width: 1024px) 380px, (min-width: 768px) 46vw, 92vw',
}: CoverProps) => (
  <Fragment key={image}>
    {image && (
      <img
        {...widthsOf(image, imageWidth, imageSmall, sizes)}
        src={image}
        alt=""
        width={imageWidth ?? 720}
        height={imageHeight ?? 420}
        loading={eager ? 'eager' : 'lazy'}
        className={`object-cover ${className}`}
        data-optional=""
      />
    )}
    <svg
      {...(image && { hidden: true })}
      aria-hidden="true"
      viewBox="0 0 360 210"
      width="360"
      height="210"
      className={className}
    >
      <Scene />
    </svg>
  </Fragment>
)
