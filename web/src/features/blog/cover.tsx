import { useState } from 'react'
import { widthsOf } from '../../ui/shown-picture.ts'
import { type Scene, sceneOf } from './cover-scenes.tsx'
import type { PostHead } from './post.ts'

type CoverProps = {
  post: PostHead
  /** What is drawn where there is no picture; the post's own, where nobody says. */
  scene?: Scene | undefined
  className?: string
  eager?: boolean
  /** How wide it is drawn; as a card of the list, where nobody says. */
  sizes?: string
  onBroken?: () => void
}

/** A post's picture. Without one, or when it does not load, the house draws one. */
export const Cover = ({
  post: { slug, image, imageWidth, imageHeight, imageSmall },
  scene: Scene = sceneOf(slug),
  className,
  eager,
  sizes = '(min-width: 1024px) 380px, (min-width: 768px) 46vw, 92vw',
  onBroken,
}: CoverProps) => {
  const [broken, setBroken] = useState<string>()
  if (image && broken !== image)
    return (
      <img
        {...widthsOf(image, imageWidth, imageSmall, sizes)}
        src={image}
        alt=""
        width={imageWidth ?? 720}
        height={imageHeight ?? 420}
        loading={eager ? 'eager' : 'lazy'}
        className={`object-cover ${className}`}
        onError={() => {
          setBroken(image)
          onBroken?.()
        }}
      />
    )
  return (
    <svg aria-hidden="true" viewBox="0 0 360 210" width="360" height="210" className={className}>
      <Scene />
    </svg>
  )
}
