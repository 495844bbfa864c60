import type { Card, Tried } from '@bong-bari/contract'
import { GraduationCap, Pencil } from 'lucide-react'
import { DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge, type BadgeTone } from '../../office/list/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import type { Address } from './address.ts'
import { CardFace } from './card-face.tsx'
import type { ListName } from './kind.ts'
import type { Try } from './tries.ts'

const sources: Record<Tried['source'], { tone: BadgeTone; label: string; list?: ListName }> = {
  row: { tone: 'green', label: 'Training row', list: 'training' },
  handoff: { tone: 'teal', label: 'Handed to a person' },
  fact: { tone: 'teal', label: 'Built-in row' },
  model: { tone: 'blue', label: 'AI model' },
  search: { tone: 'blue', label: 'Found on the site' },
  template: { tone: 'amber', label: 'Fallback template', list: 'templates' },
  'built-in': { tone: 'grey', label: 'Built-in line' },
}

const fields: Record<string, string> = {
  keyword: 'its keyword',
  userMessage: 'its user message',
  variant: 'another way to ask it',
}

/** A match of 0 to 1 in words. */
const certainty = (score: number) => {
  if (score >= 0.9) return 'almost word for word'
  if (score >= 0.7) return 'a close match'
  return 'a match that is just close enough'
}

const reason = ({ source, field, variant, score = 0 }: Tried) => {
  if (source === 'row')
    return `The message met ${fields[field ?? ''] ?? 'its text'}${variant ? `, “${variant}”` : ''}: ${certainty(score)} (${Math.round(score * 100)} of 100).`
  if (source === 'handoff')
    return 'The message asks for a person, so the bot says how to reach one. A row about exactly that would answer instead.'
  if (source === 'fact')
    return 'No row of yours was close enough, and Bong Bot knows this by itself. A row with this question would answer instead.'
  if (source === 'model')
    return 'No row was close enough, so the model answered from what the channel knows.'
  if (source === 'template')
    return 'No row was close enough, so this active fallback template answered.'
  return 'No row was close enough, and no fallback template is active for this language.'
}

const kept = {
  distance: 'which is not near enough',
  switch: 'but it is switched off',
  language: 'but it answers another language',
}

type TryAnswerProps = { one: Try; address: Address }

const TriedCards = ({ cards }: { cards: readonly Card[] }) => (
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

const Answer = ({
  message,
  answer,
  address,
}: {
  message: string
  answer: Tried
  address: Address
}) => {
  const { tone, label, list } = sources[answer.source]
  const { rowId, nearest, keyword = '' } = answer
  return (
    <>
      <p
        className="max-w-[92%] justify-self-start whitespace-pre-wrap rounded-md border border-khata-200 bg-khata-50 px-[11px] py-[7px] leading-[1.5]"
        lang={langOf(answer.response)}
      >
        {answer.response}
      </p>
      {answer.cards && <TriedCards cards={answer.cards} />}
      <p className="text-dense text-khata-700">
        <Badge tone={tone}>{label}</Badge> {reason(answer)}
      </p>
      {nearest && (
        <p className="text-dense text-khata-700">
          {`“${nearest.keyword}” came nearest (${Math.round(nearest.score * 100)} of 100), ${kept[nearest.keptBy]}.`}
        </p>
      )}
      <DialogActions>
        {list && rowId !== undefined && (
          <Button variant="secondary" onClick={() => address.open(list, rowId)}>
            <Pencil />
            Open what answered
          </Button>
        )}
        {nearest && (
          <Button variant="secondary" onClick={() => address.open('training', nearest.rowId)}>
            <Pencil />
            Open the nearest row
          </Button>
        )}
        {answer.source !== 'row' && (
          <Button
            variant="secondary"
            onClick={() => address.teach({ keyword, userMessage: message })}
          >
            <GraduationCap />
            Teach an answer
          </Button>
        )}
      </DialogActions>
    </>
  )
}

export const TryAnswer = ({ one: { message, answer, failure }, address }: TryAnswerProps) => (
  <li className="wrap-anywhere grid gap-2 border-khata-200 border-t pt-2.5">
    <p
      className="max-w-[92%] justify-self-end whitespace-pre-wrap rounded-md bg-jaanla-700 px-[11px] py-[7px] text-white leading-[1.5]"
      lang={langOf(message)}
    >
      <span className="sr-only">You tried: </span>
      {message}
    </p>
    {answer && <Answer message={message} answer={answer} address={address} />}
    {failure && <FieldError role="alert">{failure}</FieldError>}
  </li>
)
