import type { Card } from '@bong-bari/contract'
import { Clapperboard, NotebookText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'

const looks = {
  video: { Icon: Clapperboard, word: 'Video' },
  post: { Icon: NotebookText, word: 'Post' },
}

type CardFaceProps = Pick<Card, 'kind' | 'title' | 'image'> & {
  /** Such as that visitors do not see it. */
  note?: ReactNode
}

export const CardFace = ({ kind, title, image, note }: CardFaceProps) => {
  const [broken, setBroken] = useState<string>()
  const { Icon, word } = looks[kind]
  return (
    <span className="grid min-w-0 grid-cols-[60px_minmax(0,1fr)] items-center gap-2.5 text-left">
      <span className="relative grid h-12 place-items-center overflow-hidden rounded-sm bg-khata-100 text-khata-700">
        {image && broken !== image ? (
          <img
            className="absolute inset-0 size-full object-cover"
            src={image}
            alt=""
            width="60"
            height="48"
            loading="lazy"
            onError={() => setBroken(image)}
          />
        ) : (
          <Icon className="size-5" />
        )}
      </span>
      <span className="grid min-w-0">
        <span className="wrap-anywhere line-clamp-2 leading-[1.4]">
          <MixedText>{title}</MixedText>
        </span>
        <span className="wrap-anywhere text-dense text-khata-700">
          {word}
          {note && <>. {note}</>}
        </span>
      </span>
    </span>
  )
}
