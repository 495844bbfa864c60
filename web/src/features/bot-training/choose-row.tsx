import type { Unanswered } from '@bong-bari/contract'
import { useState } from 'react'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { useItems } from '../../office/resource/resource.ts'
import { Hint, InputField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useAddVariant } from './add-variant.ts'
import { matching } from './filters.ts'
import type { TrainingItem } from './kind.ts'
import { trainingKind } from './kinds.tsx'

/** Rows drawn at once; search finds the others. */
const maxShownRows = 20

const RowChoice = ({ row, onChoose }: { row: TrainingItem; onChoose: () => void }) => (
  <li>
    <button
      type="button"
      className="grid min-h-11 w-full min-w-0 rounded-field border border-khata-200 bg-white px-3 py-2 text-left hover:border-jaanla-700 hover:bg-jaanla-50"
      onClick={onChoose}
    >
      <b className="wrap-anywhere" lang={langOf(row.keyword)}>
        {row.keyword}
      </b>
      <span
        className="wrap-anywhere line-clamp-2 text-dense text-khata-700"
        lang={langOf(row.userMessage)}
      >
        {row.userMessage}
      </span>
    </button>
  </li>
)

type ChooseRowProps = { question: Unanswered; onClose: () => void }

/** Chooses the row that an unanswered question belongs to. */
export const ChooseRow = ({ question, onClose }: ChooseRowProps) => {
  const { items: rows, error, refetch } = useItems(trainingKind.of)
  const add = useAddVariant(onClose)
  const [typed, setTyped] = useState('')
  const [first = ''] = question.samples
  const filter = (name: string) => (name === 'q' ? typed : '')
  const nearest = ({ id }: TrainingItem) => Number(id === question.nearest?.rowId)
  const found = matching(rows ?? [], trainingKind, filter).sort((a, b) => nearest(b) - nearest(a))
  return (
    <Dialog title="Add to a row" onClose={onClose}>
      <div className="grid gap-3" aria-busy={add.isPending}>
        <p className="wrap-anywhere">
          Which row should answer <q lang={langOf(first)}>{first}</q>?
        </p>
        <InputField
          label="Search rows"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {!rows &&
          (error ? (
            <ListFailed
              level="h3"
              title="The rows could not be loaded"
              error={error}
              onRetry={() => refetch()}
            />
          ) : (
            <ListLoading label="Loading the rows..." />
          ))}
        {rows && (
          <Hint role="status">
            {found.length > maxShownRows
              ? `${maxShownRows} of ${found.length} rows: search for the others.`
              : `${found.length} ${found.length === 1 ? 'row' : 'rows'}. One press adds it.`}
          </Hint>
        )}
        <ul className="grid gap-1.5" aria-label="Rows">
          {found.slice(0, maxShownRows).map((row) => (
            <RowChoice
              key={row.id}
              row={row}
              onChoose={() => add.isPending || add.mutate({ question, rowId: row.id })}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
