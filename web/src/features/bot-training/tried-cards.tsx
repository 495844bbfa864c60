import type { Card } from '@bong-bari/contract'
import { CardFace } from './card-face.tsx'

export const TriedCards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid max-w-[92%] gap-1.5" aria-label="Cards beneath the answer">
    {cards.map((card) => (
      <li key={card.href}>
        <a
          className="block rounded-field border border-khata-200 p-1 no-underline hover:border-jaanla-700 hover:bg-jaanla-50"
          href={card.href}
          target="_blank"
          rel="noopener"
        >
          <CardFace {...card} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
)
