import type { Card } from '@bong-bari/contract'
import { chatCards } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { NotebookText, Play } from 'lucide-react'
import { useState } from 'react'
import { Art } from '../../ui/art.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { tags } from './language-tag.ts'

type Props = { cards: readonly Card[]; language: Language }

const count = (many: number, one: string) => (many ? [`${many} ${one}${many > 1 ? 's' : ''}`] : [])

const countOf = (cards: readonly Card[]) => {
  const videos = cards.filter(({ kind }) => kind === 'video').length
  return [...count(videos, 'video'), ...count(cards.length - videos, 'post')].join(' and ')
}

const looks = {
  video: { Icon: Play, wall: 'bg-jaanla-600', art: 'camera' },
  post: { Icon: NotebookText, wall: 'bg-taxi-400', art: 'khata' },
} as const

/** A drawing where there is no picture, or it does not load. */
const Picture = ({ kind, image }: Pick<Card, 'kind' | 'image'>) => {
  const [isBroken, setBroken] = useState(false)
  const { wall, art } = looks[kind]
  return (
    <span className={`relative grid h-full min-h-16 place-items-center ${wall}`}>
      {image && !isBroken ? (
        <img
          className="absolute inset-0 size-full object-cover"
          src={image}
          alt=""
          width="72"
          height="64"
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <Art name={art} className="h-10 w-auto max-w-[80%]" />
      )}
    </span>
  )
}

const link =
  '[&_a]:no-underline [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:outline-(--focus) [&_a:focus-visible]:after:-outline-offset-3'

export const Cards = ({ cards, language }: Props) => (
  <div className="w-[92%] self-start">
    <p className="sr-only">{countOf(cards)}:</p>
    <ul className="grid gap-1.5">
      {cards.map((card) => {
        const { Icon } = looks[card.kind]
        return (
          <li
            key={card.href}
            className={`relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-2.5 overflow-hidden rounded-md border-2 border-kajol bg-chun-50 hover:bg-taxi-100 ${link}`}
          >
            <Picture {...card} />
            <span className="grid min-w-0 gap-0.5 py-1.5 pr-2">
              <span className="wrap-anywhere line-clamp-2 font-display font-semibold text-dense leading-[1.45]">
                <a href={card.href}>
                  <MixedText>{card.title}</MixedText>
                </a>
              </span>
              <span
                className="flex items-center gap-1 text-kajol-soft text-tiny leading-[1.3]"
                lang={tags[language]}
              >
                <Icon className="size-3" />
                {chatCards[language][card.kind]}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)
