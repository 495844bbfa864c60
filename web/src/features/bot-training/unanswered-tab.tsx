import type { Unanswered } from '@bong-bari/contract'
import { useState } from 'react'
import { windowPart } from '../../office/dialog/part.tsx'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { panelClass } from '../../office/page/panel.tsx'
import { Hint } from '../../ui/field.tsx'
import { useAddVariant } from './add-variant.ts'
import type { Address } from './address.ts'
import { useForget, useUnanswered } from './unanswered.ts'
import { UnansweredItem } from './unanswered-item.tsx'

const chooseRow = windowPart(async () => (await import('./choose-row.tsx')).ChooseRow)

const NothingAsked = () => (
  <ListEmpty art="bhanr" level="h3" title="Nothing is left unanswered">
    Questions that no row answers, or answers wrongly, appear here, most asked first.
  </ListEmpty>
)

/** Questions no row answers; one tap makes a row of one. */
export const UnansweredTab = ({ address }: { address: Address }) => {
  const { data: questions, isError, error, refetch } = useUnanswered()
  const forget = useForget()
  const add = useAddVariant()
  const [choosing, setChoosing] = useState<Unanswered>()
  const keptFocus = useKeptFocus<HTMLDivElement>()
  if (!questions)
    return isError ? (
      <ListFailed
        level="h3"
        title="The list could not be loaded"
        error={error}
        onRetry={() => refetch()}
      />
    ) : (
      <ListLoading label="Loading what Bong Bot knows..." />
    )
  if (questions.length === 0) return <NothingAsked />
  const teach = ({ samples, keyword = '' }: Unanswered) =>
    address.teach({ keyword, userMessage: samples[0] ?? '' })
  return (
    <div {...keptFocus}>
      <Hint className="px-0.5 py-2.5" role="status">
        {questions.length} {questions.length === 1 ? 'question' : 'questions'}. E-mail addresses and
        phone numbers are hidden; a question goes 90 days after it was last asked.
      </Hint>
      <ul className={panelClass}>
        {questions.map((question) => (
          <UnansweredItem
            key={question.id}
            question={question}
            onTeach={() => teach(question)}
            onForget={() => forget.mutate(question)}
            onAdd={(rowId) => add.isPending || add.mutate({ question, rowId })}
            onChoose={() => setChoosing(question)}
            onEdit={(rowId) => address.open('training', rowId)}
          />
        ))}
      </ul>
      {choosing && (
        <chooseRow.Component question={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </div>
  )
}
