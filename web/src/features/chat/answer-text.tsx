import { MixedText } from '../../ui/mixed-text.tsx'
import { type Part, partsOf } from './answer-parts.ts'

type Props = { text: string; isMixed: boolean }

const Outside = ({ text, href }: { text: string; href: string }) =>
  href.startsWith('http') ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href}>{text}</a>
  )

const Piece = ({ part, isMixed }: { part: Part } & Omit<Props, 'text'>) => {
  if (typeof part === 'string') return isMixed ? <MixedText>{part}</MixedText> : part
  if ('href' in part) return <Outside {...part} />
  return <a href={part.to}>{part.text}</a>
}

/** An answer with links; in a mixed one, Bengali runs are tagged. */
export const AnswerText = ({ text, ...rest }: Props) =>
  partsOf(text, window.location.origin).map((part, place) => (
    <Piece key={place} part={part} {...rest} />
  ))
