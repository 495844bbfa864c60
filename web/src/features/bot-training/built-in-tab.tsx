import { type BuiltInRow, builtInRows } from '@bong-bari/site/bot-rows'
import { Copy } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { Row, RowFacts, RowTools, RowWords } from '../../office/list/row.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import type { Address } from './filters.ts'
import { EntryTitle } from './kinds.tsx'

const groups = { house: 'The house', brands: 'Brands', talk: 'Small talk' } as const

/** A new training row with the same question and answers; where there are several lines, the first of each language. */
const copyOf = ({ question, answers, whenKnown, group }: BuiltInRow) => {
  const first = (language: keyof typeof question) =>
    whenKnown?.[language] ?? answers[language][0] ?? ''
  return {
    keyword: question.english,
    userMessage: question.english,
    variants: `${question.bengali}\n${question.benglish}`,
    botResponse: first('english'),
    answerBengali: first('bengali'),
    answerBenglish: first('benglish'),
    category: group === 'brands' ? 'collaboration' : 'general',
  }
}

const Answer = ({ row }: { row: BuiltInRow }) => {
  const [line = '', ...others] = row.answers.english
  return (
    <dd className="wrap-anywhere leading-[1.5]">
      {row.whenKnown?.english ?? line}
      {others.length > 0 && (
        <span className="text-khata-700"> (and {others.length} other lines, in turn)</span>
      )}
    </dd>
  )
}

const BuiltInItem = ({ row, onCopy }: { row: BuiltInRow; onCopy: () => void }) => {
  const { question, group } = row
  return (
    <Row>
      <RowWords>
        <EntryTitle>{question.english}</EntryTitle>
        <dl className="grid grid-cols-1 gap-x-2.5 gap-y-0.5 md:grid-cols-[70px_minmax(0,1fr)]">
          <dt className="text-dense text-khata-700">They say</dt>
          <dd className="wrap-anywhere leading-[1.5]">
            <span lang="bn">{question.bengali}</span> / <span>{question.benglish}</span>
          </dd>
          <dt className="text-dense text-khata-700">Bot says</dt>
          <Answer row={row} />
        </dl>
        <RowFacts className="mt-[3px]">
          <Badge>Built in</Badge>
          <Badge>{groups[group]}</Badge>
        </RowFacts>
      </RowWords>
      <RowTools>
        <Button
          variant="secondary"
          aria-label={`Copy and edit: ${question.english}`}
          onClick={onCopy}
        >
          <Copy />
          Copy and edit
        </Button>
      </RowTools>
    </Row>
  )
}

/** What Bong Bot knows without being taught. A copy of a row answers in its place. */
export const BuiltInTab = ({ address }: { address: Address }) => (
  <div>
    <Hint className="px-0.5 py-2.5">
      {builtInRows.length} questions that Bong Bot answers by itself, in three languages. To change
      an answer, copy it: a row of yours replaces the built-in one. Names in braces, such as{' '}
      {'{email}'}, are filled in from the settings.
    </Hint>
    <Panel>
      <ul>
        {builtInRows.map((row) => (
          <BuiltInItem key={row.id} row={row} onCopy={() => address.teach(copyOf(row))} />
        ))}
      </ul>
    </Panel>
  </div>
)
